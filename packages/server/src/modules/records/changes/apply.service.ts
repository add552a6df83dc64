import type { Ctx } from '../../../context/context.ts'
import { columnOf, type RecordColumn, recordFields } from '../fields/field-columns.ts'
import type { RecordRow } from '../students/record.repository.ts'
import type { StudentRow } from '../students/student.repository.ts'
import * as repository from './apply.repository.ts'
import type { FieldChange, Values } from './change.rules.ts'

export const valuesOf = (student: Pick<StudentRow, 'name' | 'name_pinyin'>, row: RecordRow): Values => {
  const ofRecord = Object.fromEntries(recordFields.map((field) => [field, String(row[columnOf[field]] ?? '')]))
  return { ...ofRecord, name: student.name, pinyin: student.name_pinyin } as Values
}

/** Columns that hold no empty text. */
const nullable: ReadonlySet<RecordColumn> = new Set(['birth_date', 'graduated_on', 'college_id', 'major_id', 'class_id'])

const placeFields: ReadonlySet<string> = new Set(['college', 'major', 'class', 'grade'])

/** Carries a change out, under its own name in the history. `isNewest`: where the person stands moves with it. */
export const applyChange = async (
  ctx: Ctx,
  about: { readonly personId: string; readonly recordId: string; readonly changeId: string; readonly isNewest: boolean },
  present: Values,
  changes: readonly FieldChange[],
): Promise<number> => {
  const { sql } = ctx
  const next: Values = { ...present, ...Object.fromEntries(changes.map(({ field, after }) => [field, after])) }
  await repository.nameChange(sql, about.changeId)
  const columns = recordFields
    .filter((field) => next[field] !== present[field])
    .map((field) => [columnOf[field], nullable.has(columnOf[field]) ? next[field] || null : next[field]] as const)
  const version = await repository.updateRecord(sql, about.recordId, Object.fromEntries(columns))
  if (next.name !== present.name) await repository.updateName(sql, about.personId, next.name)
  if (next.pinyin !== present.pinyin) await repository.updatePinyin(sql, about.personId, next.pinyin)
  if (about.isNewest && changes.some(({ field }) => placeFields.has(field)))
    await repository.updatePlace(sql, about.personId, {
      unitId: next.class || next.major || next.college || null,
      grade: next.grade,
    })
  return version
}
