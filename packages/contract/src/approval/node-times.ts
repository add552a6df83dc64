import { z } from 'zod'

export const TimeUnit = z.enum(['D', 'H', 'M'])
const Length = z.object({ unit: TimeUnit, value: z.int().min(1).max(9999) })
export type Length = z.infer<typeof Length>

/** At most so many reminders are sent for one step. */
export const maxReminders = 10

/** What happens when a step takes too long. Counted in working time. */
export const TimeLimit = z.object({
  timeout: Length,
  /** Instead of `timeout`: until the end of the working day that the settings of the school name (`approvalDays`). */
  schoolDays: z.boolean().default(false),
  handler: z.object({
    type: z.enum(['PASS', 'REFUSE', 'NOTIFY']),
    /** Remind once, or again after so many hours. */
    notify: z.object({ once: z.boolean(), hour: z.int().min(1).max(999) }).default({ once: true, hour: 24 }),
  }),
})
export type TimeLimit = z.infer<typeof TimeLimit>

/** Further steps after the time limit, one after the other, each counted from the one before. */
export const Escalation = z.object({ after: Length, handler: z.enum(['REMIND', 'PASS', 'REFUSE', 'TO_LEADER', 'TO_ADMIN']) })
export type Escalation = z.infer<typeof Escalation>

export const timeFields = {
  timeLimit: TimeLimit.optional(),
  escalation: z.array(Escalation).max(5).default([]),
}

/** FIXED: so long. AUTO: today at a time; no wait where it has passed. PRECISE: until a moment. */
export const Delay = z.discriminatedUnion('type', [
  z.object({ type: z.literal('FIXED'), time: z.int().min(1).max(9999), unit: TimeUnit }),
  z.object({ type: z.literal('AUTO'), dateTime: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'wrong') }),
  z.object({ type: z.literal('PRECISE'), dateTime: z.iso.datetime({ offset: true }) }),
])
export type Delay = z.infer<typeof Delay>
