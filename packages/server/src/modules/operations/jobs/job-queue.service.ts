import type { OutputOf } from '@campus/contract/call.ts'
import type { jobQueue } from '@campus/contract/operations/job-queue.ts'
import { CronExpressionParser } from 'cron-parser'
import type { CallerCtx } from '../../../context/context.ts'
import { readQueueFacts } from '../../../platform/queue-facts.ts'
import { listSchedules } from './job-queue.repository.ts'

const nextRun = (cron: string, now: Date): string | null => {
  try {
    return CronExpressionParser.parse(cron, { currentDate: now, tz: 'UTC' }).next().toDate().toISOString()
  } catch {
    // What the queue itself took is shown, even when its next run cannot be told.
    return null
  }
}

/** By the clock of the machine, which the queue goes by as well. */
export const readJobQueue = async ({ sql }: CallerCtx): Promise<OutputOf<typeof jobQueue>> => {
  const { waiting, active, failed, oldest } = await readQueueFacts(sql)
  const now = new Date()
  return {
    waiting,
    active,
    failed,
    oldestAt: oldest?.toISOString() ?? null,
    schedules: (await listSchedules(sql)).map((row) => ({
      kind: row.name,
      cron: row.cron,
      lastRunAt: row.completed_on?.toISOString() ?? null,
      lastOutcome: row.state,
      lastMs: row.ms,
      nextRunAt: nextRun(row.cron, now),
    })),
  }
}
