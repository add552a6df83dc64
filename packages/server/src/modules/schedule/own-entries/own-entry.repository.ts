import { sql as fragment } from 'kysely'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'

const entriesOf = (sql: Sql, personId: string) =>
  sql
    .selectFrom('own_entry')
    .where('person_id', '=', personId)
    .select([
      'id',
      'title',
      'place',
      'repeats',
      'changes',
      'changed_at',
      fragment<string>`day::text`.as('day'),
      fragment<string | null>`until::text`.as('until'),
      fragment<string>`to_char(starts, 'HH24:MI')`.as('starts'),
      fragment<string>`to_char(ends, 'HH24:MI')`.as('ends'),
    ])
    .orderBy('day')
    .orderBy('id')

export type OwnEntryRow = Awaited<ReturnType<typeof listAll>>[number]

export const listAll = (sql: Sql, personId: string) => entriesOf(sql, personId).execute()

/** Those that may have a day in the span. */
export const listWithin = (sql: Sql, personId: string, { from, to }: { readonly from: string; readonly to: string }) =>
  entriesOf(sql, personId).where(fragment<boolean>`day <= ${to} and coalesce(until, day) >= ${from}`).execute()

export const countEntries = async (sql: Sql, personId: string) =>
  (
    await sql
      .selectFrom('own_entry')
      .where('person_id', '=', personId)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

export const insertEntry = (sql: Sql, row: NewRow<'own_entry'>) =>
  sql.insertInto('own_entry').values(row).returning('id').executeTakeFirstOrThrow()

export const updateEntry = (
  sql: Sql,
  id: string,
  personId: string,
  row: Pick<NewRow<'own_entry'>, 'title' | 'place' | 'day' | 'repeats' | 'until' | 'starts' | 'ends' | 'changed_at'>,
) =>
  sql
    .updateTable('own_entry')
    .set(({ eb }) => ({ ...row, changes: eb('changes', '+', 1) }))
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returning('id')
    .executeTakeFirst()

export const deleteEntry = (sql: Sql, id: string, personId: string) =>
  sql.deleteFrom('own_entry').where('id', '=', id).where('person_id', '=', personId).returning('id').executeTakeFirst()

export const deleteAllOf = (sql: Sql, personId: string) => sql.deleteFrom('own_entry').where('person_id', '=', personId).execute()
