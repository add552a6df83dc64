import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { LogPerson, LogQuery, logPageOf } from './log-filter.ts'

/** What the system or somebody turned down is in the log beside what was done. */
export const OperationOutcome = z.enum(['done', 'refused'])
export type OperationOutcome = z.infer<typeof OperationOutcome>

const OperationRow = z.object({
  id: Id,
  at: Instant,
  /** Nobody where the system did it. */
  actor: LogPerson.nullable(),
  /** The name of the action, and the same in words. */
  action: z.string(),
  actionText: z.string(),
  outcome: OperationOutcome,
  subjectKind: z.string(),
  subjectId: z.string(),
  subjectText: z.string(),
  /** What is known beyond: where something was changed, before and after. */
  details: z.array(z.object({ label: z.string(), before: z.string().nullable(), after: z.string() })),
  network: z.string(),
  requestId: z.string(),
  /** The place in the chain; none for a minute after it was written. */
  sequence: z.number().int().nullable(),
})
export type OperationRow = z.infer<typeof OperationRow>

export const operateLog = call({
  method: 'GET',
  path: '/tcyApi/operateLog',
  who: ['admin', 'auditor'],
  summary: 'Who did what at the school, in words, with before and after, newest first. `action` is an action or the area before its dot.',
  query: LogQuery,
  output: logPageOf(OperationRow),
  changesState: true,
})
