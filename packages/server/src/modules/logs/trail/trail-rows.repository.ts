import { Id } from '@campus/contract/fields.ts'
import { sql as fragment, type RawBuilder } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'
import type { LogWhere } from '../log-source.extension.ts'
import { allOf } from '../source/month-rows.repository.ts'
import type { Bound } from './trail-place.ts'
import type { TrailEntry, TrailSource } from './trail-sources.extension.ts'

type Condition = RawBuilder<boolean>
type Source = Pick<TrailSource, 'entries' | 'things'>
type Where = Omit<LogWhere, 'cursor'> & { readonly after?: Bound | undefined; readonly mayRead?: Condition | undefined }

const smallerThan = ({ moment, id }: Bound): Condition => fragment<boolean>`
  (at, id) < (timestamptz 'epoch' + ${moment}::double precision * interval '1 microsecond', ${id}::uuid)`

const conditionsOf = ({ schoolId, unitIds, from, before, personId, after, mayRead }: Where): Condition[] => [
  fragment<boolean>`school_id = ${schoolId}`,
  ...(unitIds ? [fragment<boolean>`unit_id = any(${unitIds}::uuid[])`] : []),
  ...(from ? [fragment<boolean>`at >= ${from}`] : []),
  ...(before ? [fragment<boolean>`at < ${before}`] : []),
  ...(personId ? [fragment<boolean>`person_id = ${personId}`] : []),
  ...(after ? [smallerThan(after)] : []),
  ...(mayRead ? [mayRead] : []),
]

/** Each way to name a thing is looked for by itself: one condition of them all would walk the table. */
const thingsOf = ({ things }: Source, subjectId: string): Condition[] =>
  Object.entries(things).flatMap(([name, kind]) => {
    const column = fragment.ref(name)
    if (kind === 'number') return [fragment<boolean>`${column} = ${subjectId}`]
    if (!Id.safeParse(subjectId).success) return []
    return [kind === 'id' ? fragment<boolean>`${column} = ${subjectId}::uuid` : fragment<boolean>`${column} @> array[${subjectId}::uuid]`]
  })

const branchesOf = (source: Source, where: Where): Condition[] => {
  // No row of these lists keeps the request that wrote it.
  if (where.requestId !== undefined) return []
  const conditions = conditionsOf(where)
  if (where.subjectId === undefined) return [allOf(conditions)]
  return thingsOf(source, where.subjectId).map((thing) => allOf([...conditions, thing]))
}

const joined = (branches: readonly RawBuilder<unknown>[]) => fragment.join([...branches], fragment` union `)

/** The next entries of a list, newest first; no more of them are read by each way than are wanted. */
export const listTrailEntries = async (sql: Sql, source: Source, where: Where, limit: number) => {
  const branches = branchesOf(source, where)
  if (branches.length === 0) return []
  const parts = branches.map(
    (condition) => fragment`(
      select id, at, (extract(epoch from at) * 1000000)::bigint::text as moment, person_id, unit_id, subject, outcome, network, link
        from (${source.entries}) as entry where ${condition} order by at desc, id desc limit ${limit})`,
  )
  const { rows } = await fragment<TrailEntry & { readonly moment: string }>`
    select * from (${joined(parts)}) as entry order by at desc, id desc limit ${limit}`.execute(sql)
  return rows
}

/** How many there are, counted to `max` by the same indexes. */
export const countTrailEntries = async (sql: Sql, source: Source, where: Where, max: number): Promise<number> => {
  const branches = branchesOf(source, where)
  if (branches.length === 0) return 0
  const parts = branches.map((condition) => fragment`(select id from (${source.entries}) as entry where ${condition} limit ${max})`)
  const { rows } = await fragment<{ count: number }>`
    select count(*)::int as count from (select from (${joined(parts)}) as entry limit ${max}) as counted`.execute(sql)
  return rows[0]?.count ?? 0
}
