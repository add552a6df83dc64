import { z } from 'zod'
import { call } from '../call.ts'
import { Instant } from '../fields.ts'

/** Everything that waits for the word of somebody who manages. */
export const QueueKind = z.enum([
  'account_resets',
  'approval_tasks',
  'ballot_texts',
  'certificate_applications',
  'corrections',
  'deletions',
  'exports',
  'failed_jobs',
  'feedback',
  'free_copies',
  'gone_students',
  'grade_appeals',
  'grade_sheets',
  'leave',
  'lesson_changes',
  'library_files',
  'lost_items',
  'matched_cases',
  'papers',
  'pay_grievances',
  'payment_differences',
  'photos',
  'record_changes',
  'terminal_faults',
  'unmatched_cases',
  'unsure_prints',
  'warnings',
])
export type QueueKind = z.infer<typeof QueueKind>

export const Queue = z.object({
  kind: QueueKind,
  count: z.number().int(),
  /** Since when the oldest waits. */
  oldestAt: Instant.nullable(),
  /** When the first is due; null where nothing ends by itself. */
  dueAt: Instant.nullable(),
})
export type Queue = z.infer<typeof Queue>

export const waitingWork = call({
  method: 'GET',
  path: '/console/work',
  who: ['admin', 'manager', 'auditor'],
  summary: 'What waits for my decision, kind by kind: how much, since when, and until when. Kinds of which nothing waits are left out.',
  output: z.array(Queue),
})
