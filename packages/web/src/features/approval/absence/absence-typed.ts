import { saveAbsence } from '@campus/contract/approval/absences.ts'
import { toInstant, toLocalTime } from '@campus/ui/time/local-time.ts'
import { z } from 'zod'

const TypedTime = z
  .string()
  .min(1)
  .transform((typed) => toInstant(typed) ?? typed)

const Picked = z.object({ id: z.string(), name: z.string() })

/** The form as it is filled in; the contract's own rules judge what becomes of it. */
export const AbsenceTyped = z
  .object({
    deputy: z.array(Picked).min(1, 'required'),
    startsAt: TypedTime,
    endsAt: TypedTime,
    reason: z.string(),
    handOverOpen: z.boolean(),
  })
  .transform(({ deputy, ...given }): z.input<typeof saveAbsence.body> => ({ ...given, deputyId: deputy[0]?.id ?? '' }))
  .pipe(saveAbsence.body)

const nextMorning = 8
const evening = 18

/** From tomorrow morning for a day: most people set it the day before they leave. */
export const startFrom = (now: Date): z.input<typeof AbsenceTyped> => {
  const tomorrowAt = (hour: number) => toLocalTime(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, hour).getTime())
  return { deputy: [], startsAt: tomorrowAt(nextMorning), endsAt: tomorrowAt(evening), reason: '', handOverOpen: false }
}
