import { z } from 'zod'
import { areas } from '../areas.ts'
import { call } from '../call.ts'
import { Instant } from '../fields.ts'
import type { Phrase } from '../language.ts'

/** On time, without a run for more than twice its schedule, failed since, not run yet, or nothing to run because it is kept for good. */
export const retentionStateNames = {
  done: ['正常', 'On schedule', '正常'],
  late: ['逾期未运行', 'Overdue', '逾期未執行'],
  failed: ['失败', 'Failed', '失敗'],
  never: ['尚未运行', 'Not yet', '尚未執行'],
  kept: ['长期保存', 'Kept indefinitely', '長期保存'],
} as const satisfies Record<string, Phrase>

export type RetentionState = keyof typeof retentionStateNames
export const retentionStates = Object.keys(retentionStateNames) as [RetentionState, ...RetentionState[]]

export const RetentionFilter = z.object({ area: z.enum(areas).optional(), state: z.enum(retentionStates).optional() })

export const retention = call({
  method: 'GET',
  path: '/console/operations/retention',
  who: ['admin', 'auditor'],
  summary: 'What is kept for how long, by area: what goes next and when, and the last run of each removal with how many rows went.',
  query: RetentionFilter,
  output: z.object({
    kinds: z.array(
      z.object({
        kind: z.string(),
        area: z.enum(areas),
        name: z.string(),
        /** Null: kept for good. */
        keptSeconds: z.number().int().nullable(),
        /** Whether the school asked for less than the law does. */
        isRaised: z.boolean(),
        state: z.enum(retentionStates),
        oldestAt: Instant.nullable(),
        /** When the oldest row goes. */
        goesAt: Instant.nullable(),
        lastRunAt: Instant.nullable(),
        /** Since when runs have failed. */
        failedAt: Instant.nullable(),
        lastMs: z.number().int().nullable(),
        lastRows: z.number().int().nullable(),
        deletedAt: Instant.nullable(),
        deletedRows: z.number().int(),
        nextRunAt: Instant.nullable(),
        /** Whether the rows are those of my school; otherwise those of the whole installation. */
        isOfSchool: z.boolean(),
      }),
    ),
  }),
})
