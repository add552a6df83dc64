import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import type { Phrase } from '../language.ts'
import { requestFilter } from '../list-filter.ts'
import { PageQuery, pageOf } from '../page.ts'
import { GivenIdNumber } from './profile-fields.ts'

export const correctedFields = ['name', 'id_card', 'emergency_id_card'] as const

export const correctedFieldNames: Record<(typeof correctedFields)[number], Phrase> = {
  name: ['姓名', 'Name', '姓名'],
  id_card: ['身份证号', 'ID number', '身分證號'],
  emergency_id_card: ['紧急联系人身份证号', 'ID number of an emergency contact', '緊急聯絡人身分證號'],
}

/** Of corrections and of requests to delete data. */
export const requestStateNames: Record<'pending' | 'approved' | 'done' | 'refused' | 'withdrawn', Phrase> = {
  pending: ['待处理', 'Waiting', '待處理'],
  approved: ['已通过', 'Approved', '已通過'],
  done: ['已删除', 'Deleted', '已刪除'],
  refused: ['已拒绝', 'Rejected', '已拒絕'],
  withdrawn: ['已撤回', 'Withdrawn', '已撤回'],
}

const Correction = z.object({
  id: Id,
  field: z.enum(correctedFields),
  /** Masked where it is an ID number. */
  value: z.string(),
  /** Whose number it is, for an emergency contact. */
  about: z.string(),
  reason: z.string(),
  state: z.enum(['pending', 'approved', 'refused', 'withdrawn']),
  notes: z.string(),
  createdAt: Instant,
  decidedAt: Instant.nullable(),
})

export const ownCorrections = call({
  method: 'GET',
  path: '/my/corrections',
  who: 'user',
  summary: 'My correction requests and their status.',
  output: z.array(Correction),
})

export const askCorrection = call({
  method: 'POST',
  path: '/my/corrections',
  who: 'user',
  summary: 'Ask the school to correct my name, my ID number or the ID number of an emergency contact.',
  body: z.object({
    field: z.enum(correctedFields),
    contactId: Id.optional(),
    value: GivenIdNumber,
    reason: z.string().trim().min(5).max(500),
    evidence: Id.optional(),
  }),
  sealed: ['value'],
  output: Correction,
  refusals: ['correction_pending'],
  idempotency: 'accepted',
})

export const withdrawCorrection = call({
  method: 'POST',
  path: '/my/corrections/withdraw',
  who: 'user',
  summary: 'Withdraw an undecided correction.',
  body: z.object({ id: Id }),
  output: Done,
  refusals: ['already_decided'],
  idempotency: 'accepted',
})

export const CorrectionFilter = z.object({
  state: z.enum(['pending', 'approved', 'refused', 'withdrawn']).default('pending'),
  ...requestFilter,
})

export const correctionsToDecide = call({
  method: 'GET',
  path: '/console/people/corrections',
  who: ['admin'],
  summary: 'Correction requests of people of my school, by state, person and day.',
  query: PageQuery.extend(CorrectionFilter.shape),
  output: pageOf(
    Correction.extend({ person: z.object({ id: Id, name: z.string(), number: z.string() }), present: z.string(), evidence: z.string() }),
  ),
  changesState: true,
})

export const decideCorrection = call({
  method: 'POST',
  path: '/console/people/corrections/decide',
  who: ['admin'],
  summary: 'Approve or refuse a correction; an approved one is applied at once, and the person is notified.',
  body: z.object({ id: Id, verdict: z.enum(['approved', 'refused']), notes: z.string().trim().min(1).max(500) }),
  output: Done,
  refusals: ['already_decided', 'own_request'],
  idempotency: 'required',
})
