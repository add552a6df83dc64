import { sql as fragment } from 'kysely'
import { containing, type Sql } from '../../../platform/db/sql.ts'

const columns = [
  'problem.id',
  'problem.type',
  'problem.title',
  'problem.title_en',
  'problem.title_tw',
  'problem.blocks',
  'problem.blocks_en',
  'problem.blocks_tw',
  'problem.is_guide',
] as const

const published = (sql: Sql, schoolId: string) =>
  sql.selectFrom('problem').where('problem.school_id', '=', schoolId).where('problem.state', '=', 'published')

const readsOf = fragment<number>`(select coalesce(sum(reads), 0)::int from problem_reads where problem_id = problem.id)`
const batchSize = 200

export const listProblems = (sql: Sql, schoolId: string, type: string | undefined) => {
  const all = published(sql, schoolId).where('is_guide', '=', false).select(columns)
  return (type ? all.where('type', '=', type) : all).orderBy('type').orderBy('position').orderBy('id').limit(batchSize).execute()
}

/** Each word in a title or in a text; those with all words in the title first, the most read before the others. */
export const searchProblems = (sql: Sql, schoolId: string, search: { type: string | undefined; words: readonly string[]; max: number }) => {
  const patterns = search.words.map(containing)
  let found = published(sql, schoolId)
  for (const pattern of patterns)
    found = found.where((row) => row.or([row('title_search', 'like', pattern), row('text_search', 'like', pattern)]))
  return (search.type ? found.where('type', '=', search.type) : found)
    .select(columns)
    .orderBy((row) => row.and(patterns.map((pattern) => row('title_search', 'like', pattern))), 'desc')
    .orderBy(readsOf, 'desc')
    .orderBy('id')
    .limit(search.max)
    .execute()
}

interface Shelf {
  readonly schoolId: string
  readonly type: string | undefined
  readonly isGuide: boolean
}

const onShelf = (sql: Sql, { schoolId, type, isGuide }: Shelf) => {
  const all = published(sql, schoolId).where('is_guide', '=', isGuide)
  return type ? all.where('type', '=', type) : all
}

export const listMostRead = (sql: Sql, shelf: Shelf, page: { limit: number; offset: number }) =>
  onShelf(sql, shelf)
    .select(columns)
    .orderBy(readsOf, 'desc')
    .orderBy('position')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export const countShelf = (sql: Sql, shelf: Shelf) =>
  onShelf(sql, shelf).select(fragment<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()

export const findProblem = (sql: Sql, schoolId: string, id: string) =>
  published(sql, schoolId)
    .where('id', '=', id)
    .select([...columns, 'updated_at'])
    .executeTakeFirst()

export const countRead = (sql: Sql, row: { schoolId: string; problemId: string; slot: number }) =>
  sql
    .insertInto('problem_reads')
    .values({ problem_id: row.problemId, slot: row.slot, school_id: row.schoolId, reads: 1 })
    .onConflict((conflict) =>
      conflict.columns(['problem_id', 'slot']).doUpdateSet((old) => ({ reads: old('problem_reads.reads', '+', 1) })),
    )
    .execute()

export const insertRemark = (sql: Sql, row: { schoolId: string; problemId: string; personId: string; content: string; now: Date }) =>
  sql
    .insertInto('problem_remark')
    .values({
      problem_id: row.problemId,
      person_id: row.personId,
      school_id: row.schoolId,
      content: row.content,
      created_at: row.now,
    })
    .execute()
