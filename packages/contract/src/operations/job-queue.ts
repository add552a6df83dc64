import { z } from 'zod'
import { call } from '../call.ts'
import { Instant } from '../fields.ts'

const Schedule = z.object({
  kind: z.string(),
  /** When it repeats, in UTC. */
  cron: z.string(),
  lastRunAt: Instant.nullable(),
  lastOutcome: z.enum(['completed', 'failed']).nullable(),
  lastMs: z.number().int().nullable(),
  nextRunAt: Instant.nullable(),
})

export const jobQueue = call({
  method: 'GET',
  path: '/console/operations/jobs',
  who: ['admin', 'auditor'],
  summary:
    'How much work waits, runs and failed in the background of the whole installation, and scheduled tasks with their last and next run.',
  output: z.object({
    waiting: z.number().int(),
    active: z.number().int(),
    failed: z.number().int(),
    oldestAt: Instant.nullable(),
    schedules: z.array(Schedule),
  }),
})
