import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id } from '../fields.ts'
import { Day, TimeOfDay } from './terms.ts'

const maxSeriesDays = 366
const msPerDay = 86_400_000

export const entryRepeats = ['none', 'daily', 'weekly'] as const
export const EntryRepeats = z.enum(entryRepeats)

const who = ['student', 'teacher'] as const

export const saveOwnEntry = call({
  method: 'POST',
  path: '/schedule/own-entries',
  who,
  summary: 'Add an entry of my own to my timetable, or change one. No one else sees it.',
  body: z
    .object({
      id: Id.optional(),
      title: z.string().trim().min(1, 'required').max(60),
      place: z.string().trim().max(60).default(''),
      /** The first day, where it repeats. */
      day: Day,
      repeats: EntryRepeats.default('none'),
      /** The last day on which it may repeat; none where it does not. */
      until: Day.nullable().default(null),
      starts: TimeOfDay,
      ends: TimeOfDay,
    })
    .refine(({ starts, ends }) => ends > starts, { message: 'ends_before', path: ['ends'] })
    .refine(({ repeats, until }) => repeats === 'none' || until !== null, { message: 'required', path: ['until'] })
    .refine(({ repeats, day, until }) => repeats === 'none' || until === null || until >= day, { message: 'ends_before', path: ['until'] })
    .refine(
      ({ repeats, day, until }) => repeats === 'none' || until === null || Date.parse(until) - Date.parse(day) <= maxSeriesDays * msPerDay,
      { message: 'longer_than_a_year', path: ['until'] },
    ),
  output: z.object({ id: Id }),
  refusals: ['too_many_entries'],
  idempotency: 'accepted',
})

export const removeOwnEntry = call({
  method: 'POST',
  path: '/schedule/own-entries/remove',
  who,
  summary: 'Remove an entry of my own, on all its days.',
  body: z.object({ id: Id }),
  output: Done,
  idempotency: 'accepted',
})
