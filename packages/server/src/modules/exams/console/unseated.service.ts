import type { Unseated } from '@campus/contract/exams/console.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { dayIn } from '../../../platform/time/zoned-day.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import type { ExamRow } from '../exams/exam.repository.ts'
import type { SeatRow } from '../seats/seat.repository.ts'
import { isOver, lateSeatsOf } from './late-seat.service.ts'
import { listUnseated } from './unseated.repository.ts'

const maxListed = 100

/** Who has no seat in an exam that is still held, and why. While nobody has one, it is worth saying only of those who will get none. */
export const readUnseated = async (ctx: CallerCtx, exam: ExamRow, seats: readonly SeatRow[]): Promise<Unseated> => {
  if (exam.state === 'cancelled' || isOver(exam, ctx.now())) return { total: 0, people: [] }
  const { timeZone } = await readSettings(ctx.sql, ctx.caller.schoolId)
  const rows = await listUnseated(ctx.sql, exam.id, dayIn(timeZone, ctx.now()))
  const seatedOn = seats.length === 0 ? null : dayIn(timeZone, new Date(Math.min(...seats.map((seat) => seat.created_at.getTime()))))
  const lateSeat = lateSeatsOf(exam, seats)
  const reasonOf = (row: (typeof rows)[number]): Unseated['people'][number]['reason'] => {
    if (row.is_barred) return 'barred'
    if (row.other_name !== null) return 'other_exam'
    if (seatedOn === null) return ''
    const seat = lateSeat({ personId: row.id, classId: row.class_id ?? '' })
    if (typeof seat === 'string') return seat
    return row.joined_on >= seatedOn ? 'joined' : ''
  }
  const found = rows.map((row) => ({ row, reason: reasonOf(row) })).filter(({ reason }) => seatedOn !== null || reason !== '')
  return {
    total: found.length,
    people: found.slice(0, maxListed).map(({ row, reason }) => ({
      person: {
        id: row.id,
        name: personNameIn({ name: row.name, namePinyin: row.name_pinyin }, ctx.language),
        number: row.number,
        className: nameIn({ name: row.unit_name ?? '', nameEn: row.unit_name_en ?? '', nameTw: row.unit_name_tw ?? '' }, ctx.language),
      },
      reason,
      otherExam:
        row.other_name === null ? null : { name: row.other_name, nameEn: row.other_name_en ?? '', nameTw: row.other_name_tw ?? '' },
    })),
  }
}
