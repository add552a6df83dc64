import { TextForStrangers } from '@campus/contract/lostfound/contact-data.ts'
import { toInstant, toLocalTime } from '@campus/ui/time/local-time.ts'
import { z } from 'zod'

/** Where and when, as it is typed; the time may stay open. */
export const MeetingTyped = z.object({
  place: TextForStrangers(50).refine((place) => place.length > 0, 'required'),
  at: z.string().transform((typed) => toInstant(typed) ?? null),
})

const anHour = 3_600_000

const [firstHour, lastHour, noon] = [8, 20, 12]

/** The next full hour after the next one, time enough to come; at night the next noon. */
export const soon = (now: number): string => {
  const at = new Date(Math.ceil(now / anHour) * anHour + anHour)
  if (at.getHours() > lastHour) at.setDate(at.getDate() + 1)
  if (at.getHours() < firstHour || at.getHours() > lastHour) at.setHours(noon)
  return toLocalTime(at.getTime())
}

export const typedTime = (at: string | null) => (at === null ? '' : toLocalTime(Date.parse(at)))
