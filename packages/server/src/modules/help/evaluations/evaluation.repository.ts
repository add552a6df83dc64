import type { InputOf } from '@campus/contract/call.ts'
import type { evaluationResults } from '@campus/contract/help/evaluations.ts'
import { sql as fragment } from 'kysely'
import type { FromCursor } from '../../../platform/db/cursor.ts'
import { countRows, onPage, type Page } from '../../../platform/db/paging.ts'
import { inOrder } from '../../../platform/db/sorting.ts'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'

/** Nothing when it was judged already: the question once, or the kind of service that day. */
export const insertEvaluation = (sql: Sql, row: NewRow<'evaluation'>) =>
  sql
    .insertInto('evaluation')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

const columns = ['id', 'type', 'score', 'suggestion', 'created_at'] as const

export const listOwn = (sql: Sql, personId: string, page: { limit: number; offset: number }) =>
  sql
    .selectFrom('evaluation')
    .where('person_id', '=', personId)
    .select(columns)
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export const countOwn = (sql: Sql, personId: string) =>
  sql
    .selectFrom('evaluation')
    .where('person_id', '=', personId)
    .select(fragment<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()

interface Asked {
  readonly schoolId: string
  readonly type: string | undefined
  readonly from: Date | undefined
  readonly before: Date | undefined
}

const ofSchool = (sql: Sql, { schoolId, type, from, before }: Asked) => {
  let all = sql.selectFrom('evaluation').where('school_id', '=', schoolId)
  if (type) all = all.where('type', '=', type)
  if (from) all = all.where('created_at', '>=', from)
  return before ? all.where('created_at', '<', before) : all
}

const month = fragment<string>`to_char(day, 'YYYY-MM')`

/** How often each score was given, by kind of service and month. */
export const tallyScores = (sql: Sql, asked: Asked) =>
  ofSchool(sql, asked)
    .groupBy(['type', month, 'score'])
    .select(['type', month.as('month'), 'score', fragment<number>`count(*)::int`.as('count')])
    .orderBy('type')
    .orderBy(month)
    .execute()

export const countSuggestions = (sql: Sql, asked: Asked) => countRows(ofSchool(sql, asked))

export const listSuggestionsAfter = (sql: Sql, asked: Asked, { cursor, limit }: FromCursor) => {
  const query = ofSchool(sql, asked).select(columns).orderBy('id', 'desc').limit(limit)
  return (cursor ? query.where('id', '<', cursor) : query).execute()
}

type Sort = InputOf<typeof evaluationResults>['sort']

export const listSuggestions = (sql: Sql, asked: Asked, page: Page, sort: Sort) =>
  onPage(
    inOrder(ofSchool(sql, asked).select(columns), sort, { score: 'score', at: 'id' }, { column: 'id', direction: 'desc' }),
    page,
  ).execute()
