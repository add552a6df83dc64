import type { PlannedExam } from '@campus/contract/exams/console.ts'
import type { ExamChange, ExamRoom, SeatPlan, ExamRow as ShownExam } from '@campus/contract/exams/exams.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { z } from 'zod'
import type { CallerCtx, Ctx } from '../../../context/context.ts'
import { later } from '../../../platform/time/clock.ts'
import type { SeatRow } from '../seats/seat.repository.ts'
import { capacityOf } from '../seats/seat-plan.rules.ts'
import type { ExamRow } from './exam.repository.ts'
import type { ExamChangeRow } from './exam-history.repository.ts'

export const needPlace = 'exam.need'

type Sitting = ExamRow['sittings'][number]

export const presentRoom = ({ roomId, name, nameEn, nameTw, placeName, placeNameEn, placeNameTw }: Sitting): z.infer<typeof ExamRoom> => ({
  id: roomId,
  name,
  nameEn,
  nameTw,
  building: { name: placeName, nameEn: placeNameEn, nameTw: placeNameTw },
})

const courseOf = (row: ExamRow) => ({ name: row.course_name, nameEn: row.course_name_en, nameTw: row.course_name_tw })

/** Published exams have a time. */
export const presentExam = (row: ExamRow, timeZone: string): z.infer<typeof ShownExam> => {
  const startsAt = row.starts_at ?? row.created_at
  return {
    id: row.id,
    kind: row.kind,
    course: courseOf(row),
    startsAt: startsAt.toISOString(),
    endsAt: later(startsAt, row.minutes * 60).toISOString(),
    timeZone,
    notes: row.notes,
  }
}

export const presentPlanned = ({ language }: Pick<CallerCtx, 'language'>, row: ExamRow): PlannedExam => ({
  id: row.id,
  kind: row.kind,
  course: courseOf(row),
  unit: { name: row.unit_name, nameEn: row.unit_name_en, nameTw: row.unit_name_tw },
  sections: row.sections,
  minutes: row.minutes,
  papers: row.papers,
  notes: row.notes,
  startsAt: row.starts_at?.toISOString() ?? null,
  isFixed: row.is_fixed,
  state: row.state,
  people: row.people,
  seated: row.seated,
  sittings: row.sittings.map((sitting) => ({
    id: sitting.id,
    room: presentRoom(sitting),
    seats: capacityOf(sitting.rows, sitting.columns, row.papers),
    invigilators: sitting.duties.map((person) => ({ id: person.id, name: personNameIn(person, language) })),
  })),
})

export const presentChange = (row: ExamChangeRow): ExamChange => ({
  id: row.id,
  kind: row.kind,
  reason: row.reason,
  changedAt: row.changed_at.toISOString(),
  before: { startsAt: row.before_starts_at.toISOString(), rooms: row.before_rooms },
  after: row.starts_at && { startsAt: row.starts_at.toISOString(), rooms: row.rooms },
})

/** For the candidate, the invigilators of the room and who plans; nobody else. */
export const readNeed = (ctx: Ctx, encrypted: Buffer | null) => (encrypted ? ctx.services.secretBox.decrypt(encrypted, needPlace) : '')

interface Seen {
  /** Names and attendance of everybody. */
  readonly withNames: boolean
  /** Whether the caller invigilates in a room, or plans; a teacher of the course alone does not see what somebody needs. */
  readonly withNeeds: (sitting: Sitting) => boolean
  /** Whose own place is marked. */
  readonly candidateId?: string
}

export const presentSittings = (
  ctx: CallerCtx,
  sittings: readonly Sitting[],
  seats: readonly SeatRow[],
  { withNames, withNeeds, candidateId }: Seen,
): SeatPlan['sittings'] =>
  sittings.map((sitting) => ({
    id: sitting.id,
    room: presentRoom(sitting),
    rows: sitting.rows,
    columns: sitting.columns,
    invigilators: withNames ? sitting.duties.map((person) => personNameIn(person, ctx.language)) : [],
    seats: seats
      .filter(({ sitting_id }) => sitting_id === sitting.id)
      .map((seat) => {
        const isMine = seat.person_id === candidateId
        const unit = { name: seat.unit_name ?? '', nameEn: seat.unit_name_en ?? '', nameTw: seat.unit_name_tw ?? '' }
        return {
          id: seat.id,
          row: seat.seat_row,
          column: seat.seat_column,
          isMine,
          // Who sits beside a paper that one knows could wait for it.
          paper: withNames ? seat.paper : 0,
          person: withNames
            ? {
                id: seat.person_id,
                name: personNameIn({ name: seat.name, namePinyin: seat.name_pinyin }, ctx.language),
                number: seat.number,
                className: nameIn(unit, ctx.language),
              }
            : null,
          isBarred: (withNames || isMine) && seat.is_barred,
          attendance: withNames || isMine ? seat.attendance : '',
          needs: withNeeds(sitting) || seat.person_id === ctx.caller.personId ? readNeed(ctx, seat.text_encrypted) : '',
        }
      }),
  }))
