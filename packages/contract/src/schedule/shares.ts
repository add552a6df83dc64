import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'

export const shareKinds = ['timetable', 'exams', 'attendance', 'warnings', 'grades'] as const
export const ShareKind = z.enum(shareKinds)
export type ShareKind = z.infer<typeof ShareKind>

/** How long a code may be entered. */
export const shareCodeDays = 7

export const Share = z.object({
  id: Id,
  kinds: z.array(ShareKind),
  /** The other side: the family member for the student, the student for the family member. None until the code was entered. */
  person: z.object({ id: Id, name: z.string() }).nullable(),
  isMine: z.boolean(),
  createdAt: Instant,
  acceptedAt: Instant.nullable(),
  /** Until when the code may be entered; none afterwards. */
  codeUntil: Instant.nullable(),
})
export type Share = z.infer<typeof Share>

export const ownShares = call({
  method: 'GET',
  path: '/schedule/shares',
  who: ['student', 'family'],
  summary: 'What I share, or what students share with me; what was ended is not in it.',
  output: z.array(Share),
})

export const openShare = call({
  method: 'POST',
  path: '/schedule/shares',
  who: ['student'],
  proof: 'fresh',
  summary: 'Choose what a family member may see and get a code for them, which is shown once and can be entered for seven days.',
  body: z.object({ kinds: z.array(ShareKind).min(1, 'required').max(shareKinds.length) }),
  output: z.object({ id: Id, code: z.string(), expiresAt: Instant }),
  refusals: ['too_many_shares'],
  idempotency: 'accepted',
})

/** Once by itself. Without a key, so that a wrong code stays counted when it is refused. */
export const acceptShare = call({
  method: 'POST',
  path: '/schedule/shares/accept',
  who: ['family'],
  summary: 'Enter the code of a student: from now on I see what they chose.',
  body: z.object({ code: z.string().trim().min(1, 'required').max(40) }),
  output: z.object({ id: Id }),
  refusals: ['share_code_wrong', 'try_later'],
})

export const endShare = call({
  method: 'POST',
  path: '/schedule/shares/end',
  who: ['student', 'family'],
  summary: 'End a share, from either side, or withdraw its code.',
  body: z.object({ id: Id }),
  output: Done,
  idempotency: 'accepted',
})
