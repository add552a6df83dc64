import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { LogPerson, LogQuery, logPageOf } from './log-filter.ts'

export const LoginOutcome = z.enum(['in', 'refused', 'out'])
export type LoginOutcome = z.infer<typeof LoginOutcome>

const LoginRow = z.object({
  id: Id,
  at: Instant,
  /** Nobody where no account was found. */
  person: LogPerson.nullable(),
  unitName: z.string(),
  /** How they came in, in words. */
  way: z.string(),
  outcome: LoginOutcome,
  /** Why it was refused, in words. */
  reason: z.string(),
  deviceName: z.string(),
  network: z.string(),
  requestId: z.string(),
})
export type LoginRow = z.infer<typeof LoginRow>

export const loginLog = call({
  method: 'GET',
  path: '/tcyApi/loginLog',
  who: ['admin', 'auditor'],
  summary: 'Logins, refused logins and logouts of the school, newest first.',
  query: LogQuery,
  output: logPageOf(LoginRow),
  changesState: true,
})
