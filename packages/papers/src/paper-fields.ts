import type { PaperFault, PaperField, PaperSide } from '@campus/contract/identity/papers.ts'

export interface ReadField {
  readonly field: PaperField
  readonly value: string
  readonly confidence: number
  /** Proved by a check digit; others are proposals to confirm. */
  readonly isProved: boolean
}

export interface ReadPaper {
  readonly fields: readonly ReadField[]
  /** Which side the picture shows, where that could be told. */
  readonly side: PaperSide | undefined
  readonly faults: readonly PaperFault[]
}

export const proposed = (field: PaperField, value: string | undefined, confidence: number): ReadField[] =>
  value ? [{ field, value, confidence, isProved: false }] : []

export const proved = (field: PaperField, value: string, confidence: number): ReadField => ({ field, value, confidence, isProved: true })

const twoDigits = (text = '') => text.padStart(2, '0')

export const toDate = (year = '', month = '', day = ''): string => `${year}-${twoDigits(month)}-${twoDigits(day)}`
