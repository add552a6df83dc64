import type { CallerCtx } from '../../../context/context.ts'
import { holdInboxes } from '../../messages/sending/send.service.ts'
import { notifyInvigilators } from '../exam-messages.ts'
import type { ExamRow } from '../exams/exam.repository.ts'
import type { SeatRow } from '../seats/seat.repository.ts'
import { notifyChanged } from './exam-change-messages.ts'

/** An exam at one moment: its rooms, who sits and who invigilates there. */
export interface Planned {
  readonly exam: ExamRow
  readonly seats: readonly SeatRow[]
}

const roomsOfCandidates = ({ exam, seats }: Planned) => {
  const sittings = new Map(exam.sittings.map((sitting) => [sitting.id, sitting]))
  return new Map(seats.map(({ person_id, sitting_id }) => [person_id, sittings.get(sitting_id)]))
}

const roomsOfInvigilators = ({ exam }: Planned) =>
  new Map(exam.sittings.flatMap((sitting) => sitting.duties.map((duty) => [duty.id, sitting] as const)))

/** Who is in which room before and after, those with the same way together. */
const waysOf = (before: ReturnType<typeof roomsOfCandidates>, after: ReturnType<typeof roomsOfCandidates>) =>
  [...Map.groupBy(before.keys(), (personId) => `${before.get(personId)?.roomId} ${after.get(personId)?.roomId}`).values()].map(
    (people) => ({
      people,
      from: before.get(people[0] ?? ''),
      to: after.get(people[0] ?? ''),
    }),
  )

const teachersWithoutDuty = ({ exam }: Planned) => exam.teacher_ids.filter((id) => !roomsOfInvigilators({ exam, seats: [] }).has(id))

const everybody = ({ exam, seats }: Planned) => [
  ...seats.map(({ person_id }) => person_id),
  ...roomsOfInvigilators({ exam, seats }).keys(),
  ...exam.teacher_ids,
]

/** Each is told about their own room; whose time and room stay hears nothing. */
export const announceMove = async (ctx: CallerCtx, before: Planned, after: Planned, reason: string) => {
  await holdInboxes(ctx, [...everybody(before), ...everybody(after)])
  const isRetimed = before.exam.starts_at?.getTime() !== after.exam.starts_at?.getTime()
  const tell = async (kind: 'exam' | 'invigilation', one: typeof roomsOfCandidates | typeof roomsOfInvigilators) => {
    for (const { people, from, to } of waysOf(one(before), one(after)))
      if (isRetimed || from?.roomId !== to?.roomId)
        await notifyChanged(ctx, kind, people, {
          before: { exam: before.exam, room: from },
          after: to ? { exam: after.exam, room: to } : 'released',
          reason,
        })
  }
  await tell('exam', roomsOfCandidates)
  await tell('invigilation', roomsOfInvigilators)
  if (isRetimed)
    await notifyChanged(ctx, 'exam', teachersWithoutDuty(after), { before: { exam: before.exam }, after: { exam: after.exam }, reason })
  const known = roomsOfInvigilators(before)
  await notifyInvigilators(
    ctx,
    after.exam,
    [...roomsOfInvigilators(after).keys()].filter((id) => !known.has(id)),
  )
}

export const announceCancellation = async (ctx: CallerCtx, planned: Planned, reason: string) => {
  await holdInboxes(ctx, everybody(planned))
  const announced = { before: { exam: planned.exam }, after: 'cancelled', reason } as const
  await notifyChanged(ctx, 'exam', [...planned.seats.map(({ person_id }) => person_id), ...teachersWithoutDuty(planned)], announced)
  await notifyChanged(ctx, 'invigilation', [...roomsOfInvigilators(planned).keys()], announced)
}
