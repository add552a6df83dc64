import type { Ctx } from '../../../context/context.ts'
import { later } from '../../../platform/time/clock.ts'
import { workingMinutesBetween } from '../../../platform/time/working-hours.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { listLastRuns } from './usual-time.repository.ts'

const days = 90
const maxRuns = 50
/** Fewer say nothing about the next one. */
const minRuns = 3

const median = (numbers: readonly number[]) => {
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/** How many working hours each step usually took lately. */
export const usualHours = async (
  ctx: Ctx,
  { schoolId, processId, nodeIds }: { readonly schoolId: string; readonly processId: string; readonly nodeIds: readonly string[] },
): Promise<(nodeId: string) => number | null> => {
  const runs = await listLastRuns(ctx.sql, processId, nodeIds, later(ctx.now(), -days * 86_400), maxRuns)
  const calendar = await readSettings(ctx.sql, schoolId)
  const minutes = new Map<string, number[]>()
  for (const { node_id, opened_at, closed_at } of runs)
    minutes.set(node_id, [...(minutes.get(node_id) ?? []), workingMinutesBetween(opened_at, closed_at, calendar)])
  return (nodeId) => {
    const taken = minutes.get(nodeId) ?? []
    return taken.length < minRuns ? null : Math.round(median(taken) / 6) / 10
  }
}
