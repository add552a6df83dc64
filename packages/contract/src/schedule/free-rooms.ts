import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { Day, TimeOfDay } from './terms.ts'

/** Rooms in which anybody may sit down: laboratories, computer rooms and halls are locked. */
export const freeRoomKinds = ['lecture', 'seminar'] as const

const WholeNumber = z.coerce.number().int()
const isBoth = (one: unknown, other: unknown) => (one === undefined) === (other === undefined)

export const freeRooms = call({
  method: 'GET',
  path: '/schedule/rooms/free',
  who: ['student', 'teacher', 'manager'],
  summary: 'Rooms that are free at a time, by the clock or by periods; without a time, from now until the current or next period ends.',
  query: z
    .object({
      day: Day.optional(),
      from: TimeOfDay.optional(),
      to: TimeOfDay.optional(),
      fromPeriod: WholeNumber.min(1).max(20).optional(),
      toPeriod: WholeNumber.min(1).max(20).optional(),
      placeId: Id.optional(),
      seats: WholeNumber.min(0).max(5000).default(0),
    })
    .refine(({ from, to }) => isBoth(from, to) && (to ?? '24') > (from ?? ''), { message: 'ends_before', path: ['to'] })
    .refine(({ fromPeriod, toPeriod }) => isBoth(fromPeriod, toPeriod) && (toPeriod ?? 1) >= (fromPeriod ?? 1), {
      message: 'ends_before',
      path: ['toPeriod'],
    })
    .refine(({ from, fromPeriod }) => from === undefined || fromPeriod === undefined, { message: 'wrong', path: ['fromPeriod'] })
    .refine(({ day, from, fromPeriod }) => day === undefined || from !== undefined || fromPeriod !== undefined, {
      message: 'required',
      path: ['from'],
    }),
  output: z.object({
    /** For which time the answer holds. */
    day: Day,
    from: TimeOfDay,
    to: TimeOfDay,
    /** How many are free; the first 300 of them are listed. */
    total: z.number().int(),
    rooms: z.array(
      z.object({
        id: Id,
        name: z.string(),
        building: z.string(),
        kind: z.enum(freeRoomKinds),
        floor: z.number().int(),
        seats: z.number().int(),
        /** When it is used next on that day; none where it stays free. */
        freeUntil: Instant.nullable(),
      }),
    ),
    buildings: z.array(z.object({ id: Id, name: z.string() })),
  }),
  refusals: ['period_unknown', 'time_missing'],
})
