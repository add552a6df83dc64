import type { Phrase } from '@campus/contract/language.ts'
import type { StatusTone } from '@campus/contract/operations/status.ts'

export interface Line {
  readonly id: string
  readonly title: Phrase
  readonly tone: StatusTone
  readonly text: Phrase
  readonly since?: Date | null | undefined
  readonly advice?: Phrase | undefined
}

export interface Group {
  readonly id: string
  readonly title: Phrase
  readonly lines: readonly Line[]
}

export const same = (text: string): Phrase => [text, text, text]

const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const

/** A size as people read it, such as 1.4 GB. */
export const sizeOf = (bytes: number): string => {
  const step = bytes < 1024 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10))
  const value = bytes / 1024 ** step
  return `${value >= 100 || step === 0 ? Math.round(value) : value.toFixed(1)} ${units[step]}`
}

export const minutesSince = (then: Date, now: Date) => Math.floor((now.getTime() - then.getTime()) / 60_000)

const severity: Readonly<Record<StatusTone, number>> = { off: 0, good: 0, attention: 1, bad: 2 }

/** The worst of them; what is off on purpose is no trouble. */
export const worstOf = (tones: readonly StatusTone[]): StatusTone =>
  tones.reduce<StatusTone>((worst, tone) => (severity[tone] > severity[worst] ? tone : worst), 'good')
