import type { Mark, markRoll, RollPerson } from '@campus/contract/attendance/roll-calls.ts'
import type { InputOf } from '@campus/contract/call.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findPlaceInRoster } from '../../schedule/lessons/lesson-roster.repository.ts'
import type { LessonRow } from '../lessons/lesson.repository.ts'
import { requireTaughtLesson } from '../lessons/lesson.service.ts'
import type { timesOf } from '../lessons/lesson-times.rules.ts'
import { notifyCorrected } from '../notices/attendance-messages.ts'
import { addEvents, type NewEvent } from '../states/add-events.service.ts'
import { judgeLesson } from '../warnings/judge.service.ts'
import { listRoll, lockRollCall } from './roll-call.repository.ts'
import { presentPerson, pushRoll } from './roll-view.ts'

interface Marking {
  readonly closedAt: Date | null
  readonly now: Date
  readonly times: ReturnType<typeof timesOf>
  readonly reason: string
}

/** While the roll is open a mark is a mark, also one that waited on a device; afterwards it is a correction, which needs a reason. */
const eventOf = ({ state, at }: Mark, { closedAt, now, times, reason }: Marking): Pick<NewEvent, 'kind' | 'state' | 'at' | 'reason'> => {
  if (now > times.changeableUntil) throw refuse('attendance_change_late')
  const happened = new Date(Math.min(Date.parse(at), now.getTime()))
  if (state === 'confirm') return { kind: 'confirm', state: null, at: happened, reason: '' }
  const isInTime = closedAt === null || (happened <= closedAt && now <= times.laterUntil)
  if (isInTime) return { kind: state === null ? 'unmark' : 'mark', state, at: happened, reason: '' }
  if (state === null) throw refuse('roll_call_not_open')
  if (reason === '') throw refuse('attendance_reason_needed')
  return { kind: 'correct', state, at: now, reason }
}

const tellCorrected = (ctx: CallerCtx, lesson: LessonRow, events: readonly NewEvent[]) =>
  Promise.all(
    events
      .filter(({ kind }) => kind === 'correct')
      .map(({ person_id, state, reason }) =>
        notifyCorrected(ctx, lesson, { personId: person_id, state: state ?? 'present', reason: reason ?? '' }),
      ),
  )

/** Only a doubtful sign is confirmed: one that comes later is doubted on its own. What is beyond doubt already, two teachers at once for example, stays as it is. */
const withoutConfirmed = async (ctx: CallerCtx, lessonId: string, marks: readonly Mark[]): Promise<readonly Mark[]> => {
  const ids = marks.filter(({ state }) => state === 'confirm').map(({ personId }) => personId)
  if (ids.length === 0) return marks
  const rows = new Map((await listRoll(ctx.sql, lessonId, ids)).map((row) => [row.person_id, row]))
  return marks.filter(({ personId, state }) => {
    if (state !== 'confirm') return true
    const row = rows.get(personId)
    if (row?.is_doubtful) return true
    if (row && row.state !== 'present' && row.state !== 'late' && row.state !== 'early') throw refuse('nothing_to_confirm')
    return row === undefined
  })
}

export const mark = (ctx: CallerCtx, { lessonId, marks, reason }: InputOf<typeof markRoll>): Promise<RollPerson[]> =>
  inTransaction(ctx, async (ctx) => {
    const { lesson, times } = await requireTaughtLesson(ctx, lessonId)
    const roll = await lockRollCall(ctx.sql, lessonId)
    if (!roll) throw refuse('roll_call_not_open')
    if (lesson.term_closed_at !== null) throw refuse('attendance_fixed')
    const ids = [...new Set(marks.map(({ personId }) => personId))]
    const places = new Map((await findPlaceInRoster(ctx.sql, lessonId, ids)).map((row) => [row.person_id, row.section_id]))
    const marking = { closedAt: roll.closed_at, now: ctx.now(), times, reason }
    const events = (await withoutConfirmed(ctx, lessonId, marks)).map((one) => {
      const section_id = places.get(one.personId)
      if (section_id === undefined) throw refuse('not_in_lesson')
      return { ...eventOf(one, marking), lesson_id: lessonId, person_id: one.personId, section_id, by_id: ctx.caller.personId }
    })
    await addEvents(ctx, lesson.school_id, events)
    await tellCorrected(ctx, lesson, events)
    if (roll.closed_at !== null) await judgeLesson(ctx, lesson)
    const rows = await listRoll(ctx.sql, lessonId, ids)
    await pushRoll(ctx, lesson, rows)
    return rows.map((row) => presentPerson(ctx, row))
  })
