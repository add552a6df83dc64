import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'
import { renamed } from '../../people/person/renamed.service.ts'
import type { RecordColumn } from '../fields/field-columns.ts'

/** From here to the end of the transaction, history belongs to this change. */
export const nameChange = (sql: Sql, changeId: string) =>
  fragment`select set_config('campus.record_change', ${changeId}, true)`.execute(sql)

/** Empty columns become null where the table has no empty text for them. The version moves also where only the person changed. */
export const updateRecord = async (sql: Sql, recordId: string, values: Readonly<Partial<Record<RecordColumn, string | null>>>) => {
  const sets = Object.keys(values).map((column) => fragment`${fragment.ref(column)} = new_values.${fragment.ref(column)}`)
  const { rows } = await fragment<{ version: number }>`
    update student_record set ${fragment.join([...sets, fragment`version = student_record.version + 1`])}
      from jsonb_populate_record(null::student_record, ${JSON.stringify(values)}::jsonb) as new_values
     where student_record.id = ${recordId} returning student_record.version`.execute(sql)
  return rows[0]?.version ?? 0
}

export const updateName = (sql: Sql, personId: string, name: string) =>
  sql.updateTable('person').set(renamed(name)).where('id', '=', personId).execute()

export const updatePinyin = (sql: Sql, personId: string, pinyin: string) =>
  sql.updateTable('person').set({ name_pinyin: pinyin }).where('id', '=', personId).execute()

/** Where somebody stands follows from what they study now. */
export const updatePlace = (sql: Sql, personId: string, { unitId, grade }: { readonly unitId: string | null; readonly grade: string }) =>
  sql.updateTable('person').set({ org_unit_id: unitId, grade }).where('id', '=', personId).execute()

export const listPlaces = (sql: Sql, schoolId: string, ids: readonly string[]) =>
  sql
    .selectFrom('org_unit')
    .where('school_id', '=', schoolId)
    .where(fragment<boolean>`id = any(${ids}::uuid[])`)
    .select(['id', 'kind', 'parent_id'])
    .execute()
