import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { Day } from './terms.ts'

const who = ['student', 'teacher'] as const

/** How long before the start a calendar may remind. */
export const reminderMinutes = [10, 30, 60] as const
const ReminderMinutes = z.literal(reminderMinutes).nullable()

export const Feed = z.object({
  id: Id,
  name: z.string(),
  withOwnEntries: z.boolean(),
  reminderMinutes: ReminderMinutes,
  createdAt: Instant,
  /** The last day on which a calendar asked for it. */
  lastUsedOn: Day.nullable(),
})
export type Feed = z.infer<typeof Feed>

export const ownFeeds = call({
  method: 'GET',
  path: '/schedule/feeds',
  who,
  summary: 'The secret addresses under which calendars read my timetable, without the addresses themselves.',
  output: z.array(Feed),
})

export const openFeed = call({
  method: 'POST',
  path: '/schedule/feeds',
  who,
  proof: 'fresh',
  summary: 'Get a secret address under which a calendar reads my timetable. It is shown once.',
  body: z.object({
    /** For which calendar or device. */
    name: z.string().trim().min(1, 'required').max(30),
    withOwnEntries: z.boolean().default(false),
    reminderMinutes: ReminderMinutes.default(null),
  }),
  output: z.object({ id: Id, address: z.url() }),
  refusals: ['too_many_feeds'],
  idempotency: 'accepted',
})

export const revokeFeed = call({
  method: 'POST',
  path: '/schedule/feeds/revoke',
  who,
  summary: 'Revoke a secret address; it stops working at once.',
  body: z.object({ id: Id }),
  output: Done,
  idempotency: 'accepted',
})

/** Calendars know no envelope: an address that is not or no more known is answered with 404. */
export const calendarFeed = call({
  method: 'GET',
  path: '/schedule/feed/{secret}',
  who: 'public',
  summary: 'A timetable as iCalendar, for who knows its secret address; with an ETag, so that nothing is sent while nothing changed.',
  params: z.object({ secret: z.string().max(200) }),
  output: { raw: 'bytes', contentType: 'text/calendar' },
})
