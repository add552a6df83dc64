import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { PageQuery, pageOf } from '../page.ts'
import { GivenIdNumber } from './profile-fields.ts'

export const correctedFields = ['name', 'id_card', 'emergency_id_card'] as const

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

export const correctionsToDecide = call({
  method: 'GET',
  path: '/console/people/corrections',
  who: ['admin'],
  summary: 'Correction requests of people of my school.',
  query: PageQuery.extend({ state: z.enum(['pending', 'approved', 'refused', 'withdrawn']).default('pending') }),
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
