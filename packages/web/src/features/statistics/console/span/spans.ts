const oneDay = 86_400_000

const shifted = (day: string, days: number): string => new Date(Date.parse(day) + days * oneDay).toISOString().slice(0, 10)

/** Spans that people ask for most, each with as many days as it has. */
export const quickSpans = [7, 30, 90, 365] as const
export type QuickSpan = (typeof quickSpans)[number]

export interface Span {
  readonly from: string
  readonly until: string
}

/** So many days that end today. */
export const spanOf = (days: number, today: string): Span => ({ from: shifted(today, 1 - days), until: today })

const isDay = (text: string | undefined): text is string => text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text)

/** What an address asks for; of what it does not say, the last thirty days. */
export const spanIn = ({ from, until }: Partial<Span>, today: string): Span => {
  const end = isDay(until) ? until : today
  return { from: isDay(from) ? from : shifted(end, -29), until: end }
}

/** Which of the quick ones a span is. */
export const quickOf = ({ from, until }: Span, today: string): QuickSpan | undefined =>
  quickSpans.find((days) => until === today && from === shifted(today, 1 - days))

/** Steps that make a chart of a span readable; the first is the usual one. */
export const stepsOf = ({ from, until }: Span): readonly ['hour' | 'day' | 'month', ...('hour' | 'day' | 'month')[]] => {
  const days = (Date.parse(until) - Date.parse(from)) / oneDay + 1
  if (days <= 2) return ['hour', 'day']
  if (days <= 31) return ['day', 'hour', 'month']
  return days <= 400 ? ['day', 'month'] : ['month', 'day']
}
