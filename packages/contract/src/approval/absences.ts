import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { ShownPerson } from './office-page.ts'

const Absence = z.object({
  id: Id,
  deputy: ShownPerson,
  startsAt: Instant,
  endsAt: Instant,
  reason: z.string(),
  isNow: z.boolean(),
})

export const ownAbsences = call({
  method: 'GET',
  path: '/my/approval-absences',
  who: 'user',
  summary: 'When I am away and who decides for me, with whom I stand in for.',
  output: z.object({
    mine: z.array(Absence),
    forOthers: z.array(Absence.omit({ deputy: true }).extend({ person: ShownPerson })),
    openTasks: z.number().int(),
  }),
})

/** A deputy without an end would be a second holder of somebody's power. */
const maxAbsenceMs = 366 * 86_400_000

export const saveAbsence = call({
  method: 'POST',
  path: '/my/approval-absences',
  who: 'user',
  summary: 'Name a deputy for a time; open tasks can be handed over at once. Both are notified.',
  proof: 'fresh',
  body: z
    .object({
      deputyId: Id,
      startsAt: Instant,
      endsAt: Instant,
      reason: z.string().trim().max(200).default(''),
      /** What waits for me now goes to the deputy at once. */
      handOverOpen: z.boolean().default(false),
    })
    .refine(({ startsAt, endsAt }) => Date.parse(endsAt) > Date.parse(startsAt), { message: 'ends_before', path: ['endsAt'] })
    .refine(({ startsAt, endsAt }) => Date.parse(endsAt) - Date.parse(startsAt) <= maxAbsenceMs, {
      message: 'absence_too_long',
      path: ['endsAt'],
    }),
  output: z.object({ id: Id, handedOver: z.number().int() }),
  refusals: ['absence_overlaps', 'unknown_person', 'deputy_self'],
  idempotency: 'accepted',
})

export const endAbsence = call({
  method: 'POST',
  path: '/my/approval-absences/end',
  who: 'user',
  summary: 'Be back: the deputy decides no longer.',
  body: z.object({ id: Id }),
  output: Done,
  idempotency: 'accepted',
})
