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
  before: ['前一段时间', 'The period before', '前一段時間'],
  week: ['上周同期', 'A week earlier', '上週同期'],
  month: ['上月同期', 'A month earlier', '上月同期'],
  year: ['去年同期', 'A year earlier', '去年同期'],
}
