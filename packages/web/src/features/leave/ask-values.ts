import { LeaveGiven, leaveKinds } from '@campus/contract/leave/leave-requests.ts'
import { z } from 'zod'
import { toInstant, toTyped } from './leave-time.ts'

const TypedTime = z.string().min(1).transform(toInstant)

/** The form as it is typed; its times become instants before the contract's own rules judge them. */
export const LeaveTyped = z
  .object({
    kind: z.enum(leaveKinds),
    startsAt: TypedTime,
    endsAt: TypedTime,
    reason: z.string(),
    contact: z.string().optional(),
    images: z.array(z.string()).optional(),
    deputy: z.array(z.object({ id: z.string(), name: z.string() })).default([]),
  })
  .transform(({ deputy, ...given }): typeof given & { deputyId?: string | undefined } => ({ ...given, deputyId: deputy[0]?.id }))
  .pipe(LeaveGiven)

const workdayBegins = 8
const workdayEnds = 18

/** Most people ask for a day, and for the next one. */
export const startFrom = (now: Date, wanted: { readonly from?: string; readonly until?: string } = {}): z.input<typeof LeaveTyped> => {
  const typed = (moment: string | undefined, usual: string) =>
    moment === undefined || Number.isNaN(Date.parse(moment)) ? usual : toTyped(new Date(moment))
  const tomorrowAt = (hour: number) => toTyped(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, hour))
  return {
    kind: 'personal',
    startsAt: typed(wanted.from, tomorrowAt(workdayBegins)),
    endsAt: typed(wanted.until, tomorrowAt(workdayEnds)),
    reason: '',
    contact: '',
    images: [],
    deputy: [],
  }
}
