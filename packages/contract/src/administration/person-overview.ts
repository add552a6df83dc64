import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Instant } from '../fields.ts'

/** What the page of a person has of the areas, in the order in which it is shown. */
export const PersonPartKind = z.enum(['documents', 'applications', 'approvals', 'orders', 'prints', 'mails', 'sessions'])
export type PersonPartKind = z.infer<typeof PersonPartKind>

/** The newest of each; the lists have the rest. */
export const maxPersonRows = 5

export const PersonPart = z.object({
  kind: PersonPartKind,
  total: z.number().int(),
  rows: z.array(z.object({ id: Id, title: z.string(), note: z.string(), at: Instant })),
})
export type PersonPart = z.infer<typeof PersonPart>

export const personOverview = call({
  method: 'GET',
  path: '/console/people/people/{id}/overview',
  who: ['admin', 'manager'],
  summary:
    'The newest certificates, applications, approvals, orders, prints, mails and sessions of one person of my scope, of the lists that I may read; the view is logged for that person.',
  params: z.object({ id: Id }),
  output: z.array(PersonPart),
  changesState: true,
})
