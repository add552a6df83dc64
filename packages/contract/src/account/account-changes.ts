import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { UserType } from '../roles.ts'

/** Changes of an account that a thief would make; each is reported to the owner and can be undone for a week. */
export const accountChangeKinds = [
  'channel',
  'passkey',
  'identity',
  'face',
  'account',
  'link',
  'agency',
  'deputy',
  'withdrawal',
  'mailbox',
  'devices',
] as const
export const AccountChangeKind = z.enum(accountChangeKinds)
export type AccountChangeKind = z.infer<typeof AccountChangeKind>

export const undoDays = 7

export const AccountChange = z.object({
  kind: AccountChangeKind,
  /** What happened, and what undoing it does, in the reader's language. */
  title: z.string(),
  happened: z.string(),
  undoing: z.string(),
  device: z.string(),
  network: z.string(),
  createdAt: Instant,
  state: z.enum(['open', 'undone', 'over']),
})
export type AccountChange = z.infer<typeof AccountChange>

/** `isReverted` is false where it could not be taken back any more, such as money that was paid out. The rest prepares the recovery of the password. */
const Undone = z.object({ isReverted: z.boolean(), schoolId: Id, schoolName: z.string(), userType: UserType })

/** From the link in a mail or text message: 256 random bits. */
const Token = z.object({ token: z.string().min(20).max(100) })

export const reportedChange = call({
  method: 'POST',
  path: '/openApi/accountChange',
  who: 'public',
  summary: 'Show the change of an account that a notification reported; viewing it undoes nothing.',
  body: Token,
  output: AccountChange,
  refusals: ['ticket_invalid'],
})

export const undoReportedChange = call({
  method: 'POST',
  path: '/openApi/accountChange/undo',
  who: 'public',
  summary: 'Report "this was not me": undo the change that a notification reported and end all sessions of the account.',
  body: Token,
  output: Undone,
  refusals: ['ticket_invalid'],
})

export const ownAccountChange = call({
  method: 'GET',
  path: '/my/account-changes/{id}',
  who: 'user',
  summary: 'Show a change of my account that was reported to me.',
  params: z.object({ id: Id }),
  output: AccountChange,
})

export const undoOwnAccountChange = call({
  method: 'POST',
  path: '/my/account-changes/{id}/undo',
  who: 'user',
  summary: 'Report "this was not me": undo a change of my account and end all my sessions, including this one.',
  proof: 'fresh',
  params: z.object({ id: Id }),
  output: Undone,
  refusals: ['ticket_invalid'],
  idempotency: 'accepted',
})
