import type { TableMap } from '@campus/contract/exchange/sources.ts'
import { sql as fragment } from 'kysely'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'

const sources = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('data_source as source')
    .leftJoin('academic_source as system', 'system.id', 'source.record_source_id')
    .where('source.school_id', '=', schoolId)
    .where('source.closed_at', 'is', null)
    .selectAll('source')
    .select([
      'system.code as record_source',
      fragment<TableMap[]>`coalesce((
        select jsonb_agg(jsonb_build_object('kind', kind, 'fileName', file_name, 'columns', columns)
                         order by array_position(array['units', 'courses', 'records', 'scores'], kind))
        from data_source_table where source_id = source.id), '[]')`.as('tables'),
      fragment<number>`(select count(*)::int from data_source_gone where source_id = source.id and decision is null)`.as('gone_open'),
      fragment<{ id: string; state: string; createdAt: string } | null>`(
        select jsonb_build_object('id', id, 'state', state, 'createdAt', created_at)
        from data_import where source_id = source.id order by id desc limit 1)`.as('last_run'),
    ])

export type SourceRow = NonNullable<Awaited<ReturnType<typeof findSource>>>

export const listSources = (sql: Sql, schoolId: string) => sources(sql, schoolId).orderBy('source.name').execute()

export const findSource = (sql: Sql, schoolId: string, id: string) => sources(sql, schoolId).where('source.id', '=', id).executeTakeFirst()

/** Held until the transaction ends. */
export const lockSource = (sql: Sql, schoolId: string, id: string) =>
  sources(sql, schoolId).where('source.id', '=', id).forNoKeyUpdate('source').executeTakeFirst()

export const insertSource = (sql: Sql, row: NewRow<'data_source'>) =>
  sql.insertInto('data_source').values(row).returning('id').executeTakeFirstOrThrow()

export const updateSource = (sql: Sql, id: string, row: Partial<NewRow<'data_source'>>) =>
  sql.updateTable('data_source').set(row).where('id', '=', id).execute()

export const replaceTables = async (sql: Sql, schoolId: string, sourceId: string, tables: readonly TableMap[]) => {
  await sql.deleteFrom('data_source_table').where('source_id', '=', sourceId).execute()
  await sql
    .insertInto('data_source_table')
    .values(
      tables.map(({ kind, fileName, columns }) => ({
        source_id: sourceId,
        school_id: schoolId,
        kind,
        file_name: fileName,
        columns: JSON.stringify(columns),
      })),
    )
    .execute()
}

/** From now on it may run at night, if it is still what somebody has looked at. */
export const confirmSource = (sql: Sql, { id, version }: { readonly id: string; readonly version: number }, now: Date) =>
  sql
    .updateTable('data_source')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('confirmed_at', 'is', null)
    .execute()

/** Of all schools. */
export const listDue = (sql: Sql) =>
  sql
    .selectFrom('data_source')
    .where('runs_nightly', '=', true)
    .where('confirmed_at', 'is not', null)
    .where('closed_at', 'is', null)
    .select(['id', 'school_id'])
    .orderBy('id')
    .execute()

/** The one that is under way for a connection. */
export const findAtWork = (sql: Sql, sourceId: string) =>
  sql
    .selectFrom('data_import')
    .where('source_id', '=', sourceId)
    .where('finished_at', 'is', null)
    .select(['id', 'state'])
    .executeTakeFirst()
