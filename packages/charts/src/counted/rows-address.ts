import type { Chart } from '@campus/contract/statistics/chart.ts'
import { clockIn } from './steps.ts'

export interface Span {
  readonly from: string
  /** The span ends before it. */
  readonly to: string
}

type Rows = NonNullable<Chart['rows']>

/** The first and the last day of a span; nothing where it begins or ends within a day. */
const daysIn = ({ from, to }: Span, zone: string) => {
  const clock = clockIn(zone)
  if ([from, to].some((moment) => clock(moment).time !== '00:00')) return undefined
  return { from: clock(from).day, until: clock(new Date(Date.parse(to) - 1).toISOString()).day }
}

/** Where the rows of a span are listed; nothing where that screen knows days and the span is shorter. */
export const addressOfRows = (rows: Rows, filter: Readonly<Record<string, string>>, span: Span, zone: string): string | undefined => {
  const shown = rows.takes === 'moment' ? { from: span.from, until: span.to } : daysIn(span, zone)
  return shown && `${rows.path}?${new URLSearchParams({ ...rows.filter, ...filter, ...shown })}`
}
