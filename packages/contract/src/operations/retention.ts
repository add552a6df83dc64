import { z } from 'zod'
import { call } from '../call.ts'
import { Instant } from '../fields.ts'

/** What goes when its time is over, and the audit log, which stays. */
export const retentionKinds = [
  'login_log',
  'face_call',
  'photo_event',
  'audit_entry',
  'profile_view',
  'message',
  'approval_instance',
] as const
export type RetentionKind = (typeof retentionKinds)[number]

export const retention = call({
  method: 'GET',
  path: '/console/operations/retention',
  who: ['admin', 'auditor'],
  summary: 'What my school keeps for how long, what goes next and when, and the last run of the deletion with how many rows went.',
  output: z.object({
    nextRunAt: Instant,
    kinds: z.array(
      z.object({
        kind: z.enum(retentionKinds),
        /** Null: kept for good. */
        days: z.number().int().nullable(),
        /** Whether the school asked for less than the law does. */
        isRaised: z.boolean(),
        oldestAt: Instant.nullable(),
        /** When the oldest row goes. */
        goesAt: Instant.nullable(),
        lastRunAt: Instant.nullable(),
        lastRows: z.number().int().nullable(),
        deletedAt: Instant.nullable(),
        deletedRows: z.number().int(),
      }),
    ),
  }),
})
