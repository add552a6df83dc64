import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { examSeats, ownExams } from '@campus/contract/exams/exams.ts'
import type { CallerCtx, Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { dayIn } from '../../../platform/time/zoned-day.ts'
import { requireShared } from '../../schedule/sharing/share.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { listAllOf, listSeats, listSeatsOf } from '../seats/seat.repository.ts'
import { findExam, listOf } from './exam.repository.ts'
import { listChanges } from './exam-history.repository.ts'
import { presentChange, presentExam, presentRoom, presentSittings, readNeed } from './exam-view.ts'

const zoneOf = async (ctx: CallerCtx) => (await readSettings(ctx.sql, ctx.caller.schoolId)).timeZone

export const todayOf = async (ctx: CallerCtx) => dayIn(await zoneOf(ctx), ctx.now())

type Own = OutputOf<typeof ownExams>[number]

/** Coming ones first, the next at the top; then those that are over, the last at the top. */
const byTime = (now: string) => (one: Own, other: Own) => {
  const [isOver, isOtherOver] = [one.endsAt < now, other.endsAt < now]
  if (isOver !== isOtherOver) return isOver ? 1 : -1
  return isOver ? other.startsAt.localeCompare(one.startsAt, 'en') : one.startsAt.localeCompare(other.startsAt, 'en')
}

/** The caller, or a student who shares their exams with them. */
const whoseExams = async (ctx: CallerCtx, studentId: string | undefined): Promise<string> => {
  const { personId } = ctx.caller
  if (studentId === undefined || studentId === personId) return personId
  await requireShared(ctx, studentId, 'exams')
  return studentId
}

export const listOwn = async (ctx: CallerCtx, { studentId }: InputOf<typeof ownExams>): Promise<Own[]> => {
  const personId = await whoseExams(ctx, studentId)
  const timeZone = await zoneOf(ctx)
  const rows = await listOf(ctx.sql, personId, { today: dayIn(timeZone, ctx.now()), now: ctx.now() })
  const seats = new Map((await listSeatsOf(ctx.sql, personId)).map((seat) => [seat.exam_id, seat]))
  const changes = Map.groupBy(
    await listChanges(
      ctx.sql,
      rows.map(({ id }) => id),
    ),
    ({ exam_id }) => exam_id,
  )
  // Not for family: more time and other needs may tell of an illness, and a bar is told by the warnings.
  const withNeeds = personId === ctx.caller.personId
  return rows
    .map((row): Own => {
      const exam = presentExam(row, timeZone)
      const held = seats.get(row.id)
      const isTeacher = row.teacher_ids.includes(personId)
      const isBarred = held?.is_barred === true && row.state === 'published'
      const seat = isBarred ? undefined : held
      const sitting = seat && row.sittings.find(({ id }) => id === seat.sitting_id)
      return {
        ...exam,
        seat:
          seat && sitting
            ? {
                room: presentRoom(sitting),
                row: seat.seat_row,
                column: seat.seat_column,
                endsAt: (withNeeds && seat.ends_at?.toISOString()) || exam.endsAt,
                needs: withNeeds ? readNeed(ctx, seat.text_encrypted) : '',
              }
            : null,
        isBarred: withNeeds && isBarred,
        isUnseated: !held && !isTeacher,
        rooms: held || !isTeacher ? [] : row.sittings.map(presentRoom),
        people: row.people,
        isCancelled: row.state === 'cancelled',
        changes: (changes.get(row.id) ?? []).map(presentChange),
      }
    })
    .toSorted(byTime(ctx.now().toISOString()))
}

/** A candidate sees their own room; who invigilates sees that room with names and needs, who teaches the course all of them with names. */
export const readSeats = async (ctx: CallerCtx, { id, studentId }: InputOf<typeof examSeats>): Promise<OutputOf<typeof examSeats>> => {
  const personId = await whoseExams(ctx, studentId)
  const timeZone = await zoneOf(ctx)
  const row = await findExam(ctx.sql, ctx.caller.schoolId, id, dayIn(timeZone, ctx.now()))
  if (row?.state !== 'published') throw refuse('not_found')
  const seats = await listSeats(ctx.sql, id)
  const mine = seats.find((seat) => seat.person_id === personId && !seat.is_barred)
  const isTeacher = row.teacher_ids.includes(personId)
  const isInvigilating = ({ duties }: (typeof row.sittings)[number]) => duties.some((duty) => duty.id === personId)
  const visible = row.sittings.filter((sitting) => isTeacher || sitting.id === mine?.sitting_id || isInvigilating(sitting))
  if (visible.length === 0) throw refuse('not_found')
  const withNames = mine === undefined
  const withNeeds = (sitting: (typeof visible)[number]) => withNames && isInvigilating(sitting)
  return {
    exam: presentExam(row, timeZone),
    sittings: presentSittings(ctx, visible, seats, { withNames, withNeeds, candidateId: personId }),
  }
}

/** What the school holds of a person's exams, for their own copy. */
export const exportExams = async (ctx: Ctx, personId: string) =>
  (await listAllOf(ctx.sql, personId)).map(({ text_encrypted, ...row }) => ({ ...row, needs: readNeed(ctx, text_encrypted) }))
