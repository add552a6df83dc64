import { z } from 'zod'
import type { Phrase } from '../language.ts'
import type { Against, StatisticStep } from './chart.ts'

/** How numbers over time can be drawn. */
export const drawnKinds = ['lines', 'columns', 'ranked', 'ring', 'heat', 'calendar'] as const
export const DrawnKind = z.enum(drawnKinds)
export type DrawnKind = z.infer<typeof DrawnKind>

/** Hours of the week need hours, the days of a year need days. */
export const fitsStep = (kind: DrawnKind, { step }: { readonly step: StatisticStep }): boolean =>
  (kind !== 'heat' || step === 'hour') && (kind !== 'calendar' || step === 'day')

export const againstNames: Record<Against, Phrase> = {
  before: ['前一段时间', 'Previous period', '前一段時間'],
  week: ['上周同期', 'A week earlier', '上週同期'],
  month: ['上月同期', 'A month earlier', '上月同期'],
  year: ['去年同期', 'A year earlier', '去年同期'],
}

/** The same among other facts of a report. */
export const comparedNames: Record<Against, Phrase> = {
  before: ['对比前一段时间', 'compared with the previous period', '對比前一段時間'],
  week: ['对比上周同期', 'compared with a week earlier', '對比上週同期'],
  month: ['对比上月同期', 'compared with a month earlier', '對比上月同期'],
  year: ['对比去年同期', 'compared with a year earlier', '對比去年同期'],
}

/** What of a source is shown: how often, what it adds up to, how many different people. */
export const measureNames = {
  count: ['次数', 'Count', '次數'],
  amount: ['总量', 'Amount', '總量'],
  people: ['人数', 'People', '人數'],
} as const satisfies Record<string, Phrase>
