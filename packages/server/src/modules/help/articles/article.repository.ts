import type { InputOf } from '@campus/contract/call.ts'
import type { articles } from '@campus/contract/help/articles.ts'
import { sql as fragment } from 'kysely'
import { inOrder } from '../../../platform/db/sorting.ts'
import { type Column, containing, type NewRow, type Sql } from '../../../platform/db/sql.ts'

interface Filter {
  readonly schoolId: string
  readonly words: string | undefined
  readonly state: Column<'problem', 'state'> | undefined
}

const filtered = (sql: Sql, { schoolId, words, state }: Filter) => {
  let found = sql.selectFrom('problem').where('school_id', '=', schoolId)
  if (state) found = found.where('state', '=', state)
  if (words) found = found.where('title_search', 'like', containing(words.toLowerCase()))
  return found
}

const countOf = (table: 'problem_answer' | 'problem_remark', condition = fragment<boolean>`true`) =>
  fragment<number>`(select count(*)::int from ${fragment.table(table)} where problem_id = problem.id and ${condition})`

type Sort = InputOf<typeof articles>['sort']

const sortColumns = { title: 'title', reads: 'reads', remarks: 'remarks', updatedAt: 'updated_at' }

export const listArticles = (sql: Sql, filter: Filter, page: { limit: number; offset: number }, sort: Sort) => {
  const found = filtered(sql, filter)
    .select(['id', 'type', 'title', 'title_en', 'title_tw', 'is_guide', 'state', 'updated_at'])
    .select([
      fragment<number>`(select coalesce(sum(reads), 0)::int from problem_reads where problem_id = problem.id)`.as('reads'),
      countOf('problem_answer', fragment<boolean>`was_helpful`).as('helpful'),
      countOf('problem_answer', fragment<boolean>`not was_helpful`).as('unhelpful'),
      countOf('problem_remark').as('remarks'),
    ])
  return inOrder(found, sort, sortColumns, { column: 'updated_at', direction: 'desc' })
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

export const countArticles = (sql: Sql, filter: Filter) =>
  filtered(sql, filter).select(fragment<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()

export const findArticle = (sql: Sql, schoolId: string, id: string) =>
  sql
    .selectFrom('problem')
    .where('school_id', '=', schoolId)
    .where('id', '=', id)
    .select(['id', 'type', 'is_guide', 'title', 'title_en', 'title_tw', 'blocks', 'blocks_en', 'blocks_tw', 'position', 'state'])
    .executeTakeFirst()

const maxRemarks = 100

export const listRemarks = (sql: Sql, problemId: string) =>
  sql
    .selectFrom('problem_remark')
    .where('problem_id', '=', problemId)
    .select(['id', 'content', 'created_at'])
    .orderBy('id', 'desc')
    .limit(maxRemarks)
    .execute()

export const insertArticle = (sql: Sql, row: NewRow<'problem'>) =>
  sql.insertInto('problem').values(row).returning('id').executeTakeFirstOrThrow()

export const updateArticle = (sql: Sql, schoolId: string, id: string, row: Omit<NewRow<'problem'>, 'school_id'>) =>
  sql.updateTable('problem').set(row).where('school_id', '=', schoolId).where('id', '=', id).execute()
