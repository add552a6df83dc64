import { z } from 'zod'
import type { StatisticStep } from './chart.ts'

/** How numbers over time can be drawn. */
export const drawnKinds = ['lines', 'columns', 'ranked', 'ring', 'heat', 'calendar'] as const
export const DrawnKind = z.enum(drawnKinds)
export type DrawnKind = z.infer<typeof DrawnKind>

/** Hours of the week need hours, the days of a year need days. */
export const fitsStep = (kind: DrawnKind, { step }: { readonly step: StatisticStep }): boolean =>
  (kind !== 'heat' || step === 'hour') && (kind !== 'calendar' || step === 'day')
