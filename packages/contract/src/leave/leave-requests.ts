import { z } from 'zod'
import { decisionRefusals } from '../approval/handling.ts'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import type { Phrase } from '../language.ts'
import { PageQuery, pageOf } from '../page.ts'

export const leaveKinds = ['personal', 'sick', 'official', 'other'] as const
export const leaveKindNames: Record<(typeof leaveKinds)[number], Phrase> = {
  personal: ['事假', 'Personal leave', '事假'],
  sick: ['病假', 'Sick leave', '病假'],
  official: ['公假', 'Official leave', '公假'],
  other: ['其他', 'Other', '其他'],
}

export const longestLeaveDays = 60
const day = 86_400_000

const LeaveRequest = z.object({
  id: Id,
  kind: z.enum(leaveKinds),
  startsAt: Instant,
  endsAt: Instant,
  reason: z.string(),
  contact: z.string(),
  images: z.array(z.string()),
  state: z.enum(['pending', 'approved', 'refused', 'withdrawn']),
  notes: z.string(),
  createdAt: Instant,
  decidedAt: Instant.nullable(),
  decidedBy: z.string(),
  /** Back early. */
  returnedAt: Instant.nullable(),
  person: z.object({ id: Id, name: z.string(), number: z.string(), unitName: z.string() }),
})
export type LeaveRequest = z.infer<typeof LeaveRequest>

export const LeaveGiven = z
  .object({
    kind: z.enum(leaveKinds),
    startsAt: Instant,
    endsAt: Instant,
    reason: z.string().trim().min(5).max(500),
    contact: z.string().trim().max(50).default(''),
    images: z.array(Id).max(3).default([]),
    /** Who decides for me in the office while I am away, once the leave is approved. */
    deputyId: Id.optional(),
  })
  .refine(({ startsAt, endsAt }) => Date.parse(endsAt) > Date.parse(startsAt), { message: 'ends_before', path: ['endsAt'] })
  .refine(({ startsAt, endsAt }) => Date.parse(endsAt) - Date.parse(startsAt) <= longestLeaveDays * day, {
    message: 'leave_too_long',
    path: ['endsAt'],
  })

export const leaveRules = call({
  method: 'GET',
  path: '/my/leave-rules',
  who: ['student', 'teacher'],
  summary: 'What my school asks of a request for leave.',
  output: z.object({
    /** Kinds of leave that need a picture, such as a note of a doctor. */
    picturesFor: z.array(z.enum(leaveKinds)),
  }),
})

export const leaveDeciders = call({
  method: 'GET',
  path: '/my/leave-deciders',
  who: ['student', 'teacher'],
  summary: 'Who would decide about leave of this kind and time, step by step, as things stand now.',
  query: z.object({ kind: z.enum(leaveKinds), startsAt: Instant, endsAt: Instant }),
  output: z.array(
    z.object({
      people: z.array(z.string()),
      /** What happens where nobody decides; empty otherwise. */
      nobody: z.string(),
    }),
  ),
  // Where a school has not named its processes yet, they are named now.
  changesState: true,
})

export const askLeave = call({
  method: 'POST',
  path: '/my/leave-requests',
  who: ['student', 'teacher'],
  summary: 'Request leave; the managers of my unit are notified and decide.',
  body: LeaveGiven,
  output: LeaveRequest,
  refusals: ['leave_overlaps', 'leave_long_past', 'leave_needs_picture', 'nobody_decides', 'deputy_self'],
  idempotency: 'required',
})

export const ownLeave = call({
  method: 'GET',
  path: '/my/leave-requests',
  who: 'user',
  summary: 'My requests for leave, newest first.',
  query: PageQuery,
  output: pageOf(LeaveRequest),
})

export const leaveRequest = call({
  method: 'GET',
  path: '/my/leave-requests/{id}',
  who: 'user',
  summary: 'One request for leave, for its author and those who may decide it.',
  params: z.object({ id: Id }),
  output: LeaveRequest.extend({ mayDecide: z.boolean(), mayWithdraw: z.boolean(), mayReturn: z.boolean() }),
})

export const withdrawLeave = call({
  method: 'POST',
  path: '/my/leave-requests/withdraw',
  who: 'user',
  summary: 'Withdraw an undecided request of mine.',
  body: z.object({ id: Id }),
  output: Done,
  refusals: ['already_decided'],
  idempotency: 'accepted',
})

export const leaveToDecide = call({
  method: 'GET',
  path: '/my/leave-decisions',
  who: ['manager', 'admin'],
  summary: 'Requests for leave of the people in my scope, pending or decided.',
  query: PageQuery.extend({ state: z.enum(['pending', 'decided']).default('pending') }),
  output: pageOf(LeaveRequest),
})

export const decideLeave = call({
  method: 'POST',
  path: '/my/leave-decisions',
  who: ['manager', 'admin'],
  summary: 'Approve or refuse a request for leave in my scope; the person is notified at once.',
  body: z.object({ id: Id, verdict: z.enum(['approved', 'refused']), notes: z.string().trim().min(1).max(500) }),
  output: Done,
  refusals: ['already_decided', 'own_request', ...decisionRefusals],
  idempotency: 'required',
})
