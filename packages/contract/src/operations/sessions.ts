import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { PageQuery, pageOf, sortBy } from '../page.ts'
import { Role } from '../roles.ts'

const network = z.string().trim().min(2, 'required').max(64)

const OpenSession = z.object({
  id: Id,
  person: z.object({ id: Id, name: z.string(), number: z.string() }),
  roles: z.array(Role),
  /** The browser and system, in words. */
  device: z.string(),
  way: z.string(),
  network: z.string(),
  startedAt: Instant,
  lastSeenAt: Instant,
  isThisOne: z.boolean(),
})

export const SessionFilter = z.object({
  words: z.string().trim().max(60).optional(),
  network: network.optional(),
  role: Role.optional(),
})

export const openSessions = call({
  method: 'GET',
  path: '/console/operations/sessions',
  who: ['admin', 'auditor'],
  summary: 'Who of my school is logged in: person, device, network and since when, last used first.',
  query: PageQuery.extend({ ...SessionFilter.shape, sort: sortBy('lastSeenAt', 'startedAt', 'name') }),
  output: pageOf(OpenSession).extend({ people: z.number().int() }),
})

export const sessionTargets = ['session', 'person', 'network'] as const

export const endSessions = call({
  method: 'POST',
  path: '/console/operations/sessions/end',
  who: ['admin'],
  summary: 'End one session, all of a person or all of a network, at once and with a reason that those concerned read; never my own.',
  proof: 'fresh',
  body: z.object({
    target: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('session'), id: Id }),
      z.object({ kind: z.literal('person'), personId: Id }),
      z.object({ kind: z.literal('network'), network }),
    ]),
    reason: z.string().trim().min(2, 'required').max(200),
  }),
  output: z.object({ ended: z.number().int() }),
  refusals: ['not_yourself'],
  idempotency: 'accepted',
})
