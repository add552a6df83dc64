import type { Phrase } from '@campus/contract/language.ts'
import { sql as fragment } from 'kysely'
import { countRows } from '../../../platform/db/paging.ts'
import type { Column, Sql } from '../../../platform/db/sql.ts'

type ImportState = Column<'person_import', 'state'>

export const insertImport = (
  sql: Sql,
  row: {
    schoolId: string
    createdBy: string
    fileName: string
    blobKey: string
    keyEncrypted: Buffer
    contentType: string
    kind: Column<'person_import', 'kind'>
    now: Date
  },
) =>
  sql
    .insertInto('person_import')
    .values({
      school_id: row.schoolId,
      created_by: row.createdBy,
      file_name: row.fileName,
      blob_key: row.blobKey,
      key_encrypted: row.keyEncrypted,
      content_type: row.contentType,
      kind: row.kind,
      created_at: row.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

const reported = (sql: Sql) =>
  sql
    .selectFrom('person_import')
    .innerJoin('person as creator', 'creator.id', 'person_import.created_by')
    .selectAll('person_import')
    .select(['creator.name as by', 'creator.name_pinyin as by_pinyin', 'creator.language as by_language'])

export const findImport = (sql: Sql, id: string) => reported(sql).where('person_import.id', '=', id).executeTakeFirst()

export const findImportOf = (sql: Sql, schoolId: string, id: string) =>
  reported(sql).where('person_import.id', '=', id).where('person_import.school_id', '=', schoolId).executeTakeFirst()

export const listImports = (sql: Sql, schoolId: string, page: { size: number; skip: number }) =>
  reported(sql)
    .where('person_import.school_id', '=', schoolId)
    .orderBy('person_import.id', 'desc')
    .limit(page.size)
    .offset(page.skip)
    .execute()

export const countImports = (sql: Sql, schoolId: string) => countRows(sql.selectFrom('person_import').where('school_id', '=', schoolId))

/** Held while an import goes from one state to the next, so that it goes there once. */
export const lockImport = (sql: Sql, schoolId: string, id: string) =>
  sql
    .selectFrom('person_import')
    .where('id', '=', id)
    .where('school_id', '=', schoolId)
    .select(['id', 'state', 'wrong', 'blob_key'])
    .forUpdate()
    .executeTakeFirst()

interface Step {
  readonly state: Exclude<ImportState, 'reading'>
  readonly problem?: Phrase | null
  readonly skipsWrong?: boolean
  readonly processed?: number
  readonly finishedAt?: Date
}

/** Whatever comes after the reading has no need of the file. */
export const updateState = (sql: Sql, id: string, { state, problem, skipsWrong, processed, finishedAt }: Step) =>
  sql
    .updateTable('person_import')
    .set({
      state,
      blob_key: null,
      key_encrypted: null,
      ...(problem === undefined ? {} : { problem: problem && JSON.stringify(problem) }),
      ...(skipsWrong === undefined ? {} : { skips_wrong: skipsWrong }),
      ...(processed === undefined ? {} : { processed }),
      ...(finishedAt === undefined ? {} : { finished_at: finishedAt }),
    })
    .where('id', '=', id)
    .execute()

/** Counts what the lines will do. */
export const updateCounts = (sql: Sql, id: string) =>
  fragment`
    update person_import set (total, to_create, to_change, unchanged, wrong) = (
      select count(*), count(*) filter (where action = 'create'), count(*) filter (where action = 'change'),
             count(*) filter (where action = 'same'), count(*) filter (where action = 'wrong')
      from person_import_line where import_id = ${id})
    where id = ${id}`.execute(sql)

export const updateProcessed = (sql: Sql, id: string, processed: number) =>
  sql.updateTable('person_import').set({ processed }).where('id', '=', id).where('state', '=', 'running').execute()

export const listStalePreviews = (sql: Sql, before: Date) =>
  sql.selectFrom('person_import').where('state', '=', 'preview').where('created_at', '<', before).select(['id', 'school_id']).execute()

/** One import of a school is carried out at a time. */
export const tryLockRuns = async (sql: Sql, schoolId: string) => {
  const { rows } = await fragment<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`person_import:${schoolId}`}, 0)) as locked`.execute(sql)
  return rows[0]?.locked === true
}
