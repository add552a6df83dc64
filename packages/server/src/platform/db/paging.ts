import type { SelectQueryBuilder } from 'kysely'

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
