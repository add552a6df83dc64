import type { Phrase } from '../language.ts'
import {
  awayReasonNames,
  educationLevelNames,
  genderNames,
  type HistoryField,
  leftAsNames,
  standingNames,
  studentTypeNames,
} from './student-fields.ts'
import type { StudentRecord } from './students.ts'

/** The names of fields that hold one of some words. */
const lists: Partial<Record<HistoryField, Readonly<Record<string, Phrase>>>> = {
  gender: genderNames,
  educationLevel: educationLevelNames,
  studentType: studentTypeNames,
  atschoolStatus: standingNames,
  awayReason: awayReasonNames,
  leftAs: leftAsNames,
}

const years = (value: string): Phrase => [`${value} 年`, value === '1' ? '1 year' : `${value} years`, `${value} 年`]

/** A value of a field as it is read; empty where there is none. */
export const fieldText = (field: HistoryField, value: string): Phrase => {
  const known = lists[field]?.[value]
  if (known) return known
  return field === 'schoolLength' && value !== '' ? years(value) : [value, value, value]
}

/** The value of a field of a record; units by their names, which the caller says. */
export const valueIn = (record: StudentRecord, field: Exclude<HistoryField, 'name' | 'pinyin' | 'idCard'>): Phrase => {
  if (field === 'college' || field === 'major' || field === 'class') {
    const { name, nameEn, nameTw } = record[field]
    return [name, nameEn || name, nameTw || name]
  }
  return fieldText(field, String(record[field] ?? ''))
}
