import type { Chart } from '@campus/contract/statistics/chart.ts'

export interface Span {
  readonly from: string
  /** The span ends before it. */
  readonly to: string
}

type Rows = NonNullable<Chart['rows']>

/** Where the rows of a span are listed. */
export const addressOfRows = (rows: Pick<Rows, 'path' | 'filter'>, filter: Readonly<Record<string, string>>, span: Span): string =>
  `${rows.path}?${new URLSearchParams({ ...rows.filter, ...filter, from: span.from, until: span.to })}`
