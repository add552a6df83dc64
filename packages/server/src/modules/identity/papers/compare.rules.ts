import { isIdCardNumber } from '@campus/contract/account/id-card.ts'
import type { PaperField, PaperKind } from '@campus/contract/identity/papers.ts'
import { type KnownFields, valueOf } from './paper-fields.ts'

export interface RecordFields {
  readonly name: string
  /** Empty where the school has none. */
  readonly idCard: string
}

export interface ComparedRow {
  readonly field: PaperField
  readonly paper: string
  readonly record: string
  readonly result: 'same' | 'different' | 'not_on_paper' | 'not_in_record'
}

/** What an ID number says by itself. */
const bornBy = (idCard: string) => (isIdCardNumber(idCard) ? `${idCard.slice(6, 10)}-${idCard.slice(10, 12)}-${idCard.slice(12, 14)}` : '')
const sexBy = (idCard: string) => (isIdCardNumber(idCard) ? (Number(idCard[16]) % 2 === 1 ? 'male' : 'female') : '')

/** Spaces and dots stand in names by taste: 阿卜杜拉·买买提, ZHANG SAN. */
const plain = (text: string) => text.replaceAll(/[\s·•・.]/gu, '').toUpperCase()

const compareRow = (field: PaperField, paper: string, record: string): ComparedRow => {
  if (paper === '') return { field, paper, record, result: 'not_on_paper' }
  if (record === '') return { field, paper, record, result: 'not_in_record' }
  return { field, paper, record, result: plain(paper) === plain(record) ? 'same' : 'different' }
}

/** The paper against the record, field by field. The record knows no more than these. */
export const compareFields = (known: KnownFields, { name, idCard }: RecordFields): readonly ComparedRow[] => {
  const value = (field: PaperField) => valueOf(known, field).value
  return [
    compareRow('name', value('name'), name),
    compareRow('number', value('number'), idCard),
    compareRow('sex', value('sex'), sexBy(idCard)),
    compareRow('birthDate', value('birthDate'), bornBy(idCard)),
    compareRow('nation', value('nation'), ''),
    compareRow('address', value('address'), ''),
    compareRow('authority', value('authority'), ''),
    compareRow('validFrom', value('validFrom'), ''),
    compareRow('validUntil', value('validUntil'), ''),
  ]
}

export type PortraitResult = 'same' | 'different' | 'not_compared' | 'no_portrait' | 'no_photo_on_paper'

/** It fits by itself only when name and number were read from the paper, not typed, and are those of the record. */
export const fitsRecord = (known: KnownFields, rows: readonly ComparedRow[], portrait: PortraitResult): boolean =>
  (['name', 'number'] as const).every(
    (field) => valueOf(known, field).isRead && rows.find((row) => row.field === field)?.result === 'same',
  ) &&
  !rows.some(({ result }) => result === 'different') &&
  portrait !== 'different'

/** Only a resident card says how its number is checked; the numbers of other papers were checked by the reader, or are looked at. */
export const isNumberWrong = (kind: PaperKind, number: string): boolean => kind === 'resident_card' && !isIdCardNumber(number)

export const isExpired = (validUntil: string, today: string): boolean => validUntil !== '' && validUntil < today
