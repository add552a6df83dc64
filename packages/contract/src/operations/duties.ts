import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { managingRoles } from '../roles.ts'
import { dutySets } from './duty-sets.ts'

const ManagingRole = z.enum(managingRoles)
const DutySets = z
  .array(z.enum(dutySets))
  .min(1, 'required')
  .max(50)
  .refine((sets) => new Set(sets).size === sets.length, { message: 'wrong' })

export const duties = call({
  method: 'GET',
  path: '/console/access/duties',
  who: ['admin', 'auditor'],
  summary: 'Everyone with a managing role at my school, role by role, with the duty that narrows it, if any.',
  output: z.array(
    z.object({
      person: z.object({ id: Id, name: z.string(), number: z.string() }),
      role: ManagingRole,
      /** How far the role reaches by itself; empty for the whole school. */
      unitName: z.string(),
      duty: z
        .object({ id: Id, sets: z.array(z.enum(dutySets)), unitName: z.string(), endsAt: Instant, isOver: z.boolean(), reason: z.string() })
        .nullable(),
    }),
  ),
})

export const giveDuty = call({
  method: 'POST',
  path: '/console/access/duties',
  who: ['admin'],
  summary:
    "Narrow another person's managing role to some sets of calls and, for managers, to a unit, until the end of a day. It replaces their earlier duty.",
  proof: 'fresh',
  body: z.object({
    personId: Id,
    role: ManagingRole,
    sets: DutySets,
    unitId: Id.nullable().default(null),
    /** The last day, by the clock of the school. */
    lastDay: z.iso.date('calendar_day'),
    reason: z.string().trim().min(2, 'required').max(200),
  }),
  output: z.object({ id: Id }),
  refusals: ['not_yourself', 'last_admin', 'time_past', 'unit_unknown'],
  idempotency: 'accepted',
})

export const endDuty = call({
  method: 'POST',
  path: '/console/access/duties/end',
  who: ['admin'],
  summary: "End another person's duty, so that their role is no longer narrowed.",
  proof: 'fresh',
  body: z.object({ id: Id, reason: z.string().trim().min(2, 'required').max(200) }),
  output: Done,
  refusals: ['not_yourself'],
  idempotency: 'accepted',
})
