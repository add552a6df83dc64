import { z } from 'zod'
import { call } from '../../call.ts'
import { Id } from '../../fields.ts'

export const statisticsSpans = [30, 90, 365] as const

const Counted = z.object({
  started: z.number().int(),
  passed: z.number().int(),
  refused: z.number().int(),
  cancelled: z.number().int(),
  returned: z.number().int(),
  /** Decided by a time limit. */
  timedOut: z.number().int(),
  /** Working hours, approximately; null where nothing ended. */
  medianHours: z.number().nullable(),
  p90Hours: z.number().nullable(),
})

export const approvalStatistics = call({
  method: 'GET',
  path: '/console/approval/statistics',
  who: ['admin', 'auditor'],
  summary: 'Applications of the last days that have ended, by day, by process, and by step of one process.',
  query: z.object({
    days: z.coerce
      .number()
      .int()
      .refine((days) => statisticsSpans.some((span) => span === days))
      .default(30),
    processId: Id.optional(),
  }),
  output: z.object({
    /** Up to yesterday: the present day is not over. */
    days: z.array(z.object({ day: z.string(), started: z.number().int(), ended: z.number().int() })),
    total: Counted,
    processes: z.array(Counted.extend({ processId: Id, name: z.string() })),
    /** Of the process that was asked for. */
    steps: z.array(Counted.extend({ nodeId: z.string(), name: z.string() })),
  }),
})
