import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { CursorQuery, logOf } from '../page.ts'

export const resetKinds = ['password', 'channels', 'second_factor'] as const

const AccountReset = z.object({
  id: Id,
  kind: z.enum(resetKinds),
  state: z.enum(['open', 'approved', 'rejected', 'expired']),
  personId: Id,
  personName: z.string(),
  personNumber: z.string(),
  reason: z.string(),
  /** The phone and address that are wanted, masked; empty where it is to be removed, null where it stays. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  requestedBy: z.string(),
  decidedBy: z.string().nullable(),
  createdAt: Instant,
  expiresAt: Instant,
  decidedAt: Instant.nullable(),
  /** Whether I am a second person: neither the one who asked nor the one it is about. */
  mayApprove: z.boolean(),
  /** Whether I asked for it: rejecting it is withdrawing it then. */
  isMine: z.boolean(),
})
export type AccountReset = z.infer<typeof AccountReset>

export const accountResets = call({
  method: 'GET',
  path: '/console/people/resets',
  who: ['admin', 'auditor'],
  summary: 'Account resets of managers: those waiting for a second administrator first, then the finished ones, each newest first.',
  query: CursorQuery,
  output: logOf(AccountReset),
})

export const decideAccountReset = call({
  method: 'POST',
  path: '/console/people/resets/{id}/decide',
  who: ['admin'],
  // An approval opens the account in another way; a request is stopped without delay.
  proof: ({ decision }) => decision === 'approve',
  summary:
    "Approve a requested reset, which is then carried out at once, or reject it. One's own request or reset cannot be approved. The one-time password is shown only once.",
  params: z.object({ id: Id }),
  body: z.object({ decision: z.enum(['approve', 'reject']) }),
  output: z.object({ oneTimePassword: z.string().nullable() }),
  refusals: ['second_person_needed', 'request_over', 'channel_taken'],
  idempotency: 'required',
})
