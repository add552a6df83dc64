import { sql as fragment } from 'kysely'
import type { Column, NewRow, Sql } from '../../../platform/db/sql.ts'

const texts = ['version', 'title', 'title_en', 'title_tw', 'blocks', 'blocks_en', 'blocks_tw', 'published_at'] as const

export const findLegalDocument = (sql: Sql, schoolId: string, kind: Column<'legal_document', 'kind'>, now: Date) =>
  sql
    .selectFrom('legal_document')
    .where('school_id', '=', schoolId)
    .where('kind', '=', kind)
    .where('published_at', '<=', now)
    .select(texts)
    .orderBy('published_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The version in force of each kind. */
export const listVersionsInForce = (sql: Sql, schoolId: string, now: Date) =>
  sql
    .selectFrom('legal_document')
    .where('school_id', '=', schoolId)
    .where('published_at', '<=', now)
    .distinctOn('kind')
    .select(['kind', 'version'])
    .orderBy('kind')
    .orderBy('published_at', 'desc')
    .execute()

/** Every version with the number of people who agreed to it, newest first. */
export const listLegalDocuments = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('legal_document')
    .leftJoin(
      (query) =>
        query
          .selectFrom('consent')
          .where('school_id', '=', schoolId)
          .groupBy(['document', 'version'])
          .select(['document', 'version as agreed_version', fragment<number>`count(*)::int`.as('agreed')])
          .as('agreement'),
      (join) =>
        join.onRef('agreement.document', '=', 'legal_document.kind').onRef('agreement.agreed_version', '=', 'legal_document.version'),
    )
    .where('school_id', '=', schoolId)
    .select(['kind', ...texts, (row) => row.fn.coalesce('agreement.agreed', fragment<number>`0`).as('agreed')])
    .orderBy('kind')
    .orderBy('published_at', 'desc')
    .execute()

/** Nothing when the school has a version of that name already. */
export const insertLegalDocument = (sql: Sql, row: NewRow<'legal_document'>) =>
  sql
    .insertInto('legal_document')
    .values(row)
    .onConflict((conflict) => conflict.columns(['school_id', 'kind', 'version']).doNothing())
    .returning('id')
    .executeTakeFirst()
