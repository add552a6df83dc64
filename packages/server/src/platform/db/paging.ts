import { sql as fragment, type SelectQueryBuilder } from 'kysely'
import type { Sql } from './sql.ts'

export interface Page {
  readonly pageNum: number
  readonly pageSize: number
}

interface Limited<Query> {
  limit(count: number): { offset(count: number): Query }
}

/** The rows that stand on one page of a list. */
export const onPage = <Query>(rows: Limited<Query>, { pageNum, pageSize }: Page): Query =>
  rows.limit(pageSize).offset((pageNum - 1) * pageSize)

/** How many rows there are, whatever page is shown. */
export const countRows = async <Tables, Names extends keyof Tables>(rows: SelectQueryBuilder<Tables, Names, object>): Promise<number> =>
  (
    await rows
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .$castTo<{ readonly count: number }>()
      .executeTakeFirstOrThrow()
  ).count

/** What waits for somebody: how much, since when the oldest of it, and when the first of it is due. */
export interface WaitingRows {
  readonly count: number
  readonly since: Date | null
  readonly dueAt: Date | null
}

export const noneWaiting: WaitingRows = { count: 0, since: null, dueAt: null }

export const waitingRows = async <Tables, Names extends keyof Tables>(
  rows: SelectQueryBuilder<Tables, Names, object>,
  sinceColumn: string,
  dueColumn?: string,
): Promise<WaitingRows> => {
  const earliest = (column: string) => fragment<Date | null>`min(${fragment.ref(column)})`
  const dueAt = dueColumn === undefined ? fragment<Date | null>`null::timestamptz` : earliest(dueColumn)
  return rows
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .select([earliest(sinceColumn).as('since'), dueAt.as('due_at')])
    .$castTo<{ readonly count: number; readonly since: Date | null; readonly due_at: Date | null }>()
    .executeTakeFirstOrThrow()
    .then(({ count, since, due_at }) => ({ count, since, dueAt: due_at }))
}

/** How many rows there are as far as `max`, and the sum of one column of them; null where there are as many as that. */
export const countAndSum = async <Tables, Names extends keyof Tables>(
  sql: Sql,
  rows: SelectQueryBuilder<Tables, Names, object>,
  column: string,
  max: number,
): Promise<{ readonly total: number; readonly sum: number | null }> => {
  const some = rows.select(fragment<number>`${fragment.ref(column)}`.as('amount')).limit(max)
  const { rows: counted } = await fragment<{ count: number; sum: string | null }>`
    select count(*) as count, sum(amount)::text as sum from (${some}) as counted`.execute(sql)
  const [{ count, sum } = { count: 0, sum: null }] = counted
  return { total: count, sum: count < max ? Number(sum ?? 0) : null }
}

/** How many rows there are, as far as `max`: a long list is not read whole for the sake of a number. */
export const countUpTo = async <Tables, Names extends keyof Tables>(
  sql: Sql,
  rows: SelectQueryBuilder<Tables, Names, object>,
  max: number,
): Promise<number> => {
  const some = rows.select(fragment<number>`1`.as('one')).limit(max)
  const { rows: counted } = await fragment<{ count: number }>`select count(*) as count from (${some}) as counted`.execute(sql)
  return counted[0]?.count ?? 0
}
