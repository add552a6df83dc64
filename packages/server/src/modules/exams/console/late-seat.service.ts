import { later } from '../../../platform/time/clock.ts'
import type { ExamRow } from '../exams/exam.repository.ts'
import type { SeatRow } from '../seats/seat.repository.ts'
import { type Candidate, freeSeat, type Place, type SeatRoom, takenBy } from '../seats/seat-plan.rules.ts'
import { isStaffed } from './publication.service.ts'

/** Nobody can take a seat in it any more. */
export const isOver = ({ starts_at, minutes }: ExamRow, now: Date): boolean => starts_at !== null && later(starts_at, minutes * 60) < now

export const roomsOf = (sittings: ExamRow['sittings']): SeatRoom[] =>
  sittings.map(({ id, rows, columns }) => ({ sittingId: id, rows, columns }))

/** A free seat for one more, or why there is none. After publication only rooms with enough invigilators are used. */
export const lateSeatsOf = (exam: ExamRow, seats: readonly SeatRow[]): ((candidate: Candidate) => Place | 'full' | 'no_invigilators') => {
  const taken = takenBy(
    seats.map((seat) => ({ sittingId: seat.sitting_id, row: seat.seat_row, column: seat.seat_column, classId: seat.class_id ?? '' })),
  )
  const seatIn = (sittings: ExamRow['sittings'], candidate: Candidate) => freeSeat(roomsOf(sittings), taken, candidate, exam.papers)
  const usable = exam.state === 'published' ? exam.sittings.filter((sitting) => isStaffed(sitting, exam)) : exam.sittings
  return (candidate) => seatIn(usable, candidate) ?? (seatIn(exam.sittings, candidate) ? 'no_invigilators' : 'full')
}
