import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { isLessonInScope } from '../../schedule/lessons/lesson.service.ts'
import { readingScopeOf } from '../../school/organisation/scope.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { findLesson, type LessonRow } from './lesson.repository.ts'
import { timesOf } from './lesson-times.rules.ts'

const withTimes = async (ctx: CallerCtx, lesson: LessonRow) => {
  const { attendance } = await readSettings(ctx.sql, lesson.school_id)
  return { lesson, times: timesOf(lesson, attendance) }
}

export const teaches = (ctx: CallerCtx, lesson: LessonRow) => lesson.teachers.some(({ id }) => id === ctx.caller.personId)

/** Somebody else's lesson is treated as missing. */
export const requireTaughtLesson = async (ctx: CallerCtx, id: string) => {
  const lesson = await findLesson(ctx.sql, id)
  if (lesson?.school_id !== ctx.caller.schoolId || !teaches(ctx, lesson)) throw refuse('not_found')
  return withTimes(ctx, lesson)
}

export const requireReadableLesson = async (ctx: CallerCtx, id: string) => {
  const lesson = await findLesson(ctx.sql, id)
  if (lesson?.school_id !== ctx.caller.schoolId) throw refuse('not_found')
  const isTaught = teaches(ctx, lesson)
  if (!isTaught && !isLessonInScope(await readingScopeOf(ctx), lesson)) throw refuse('not_found')
  return { ...(await withTimes(ctx, lesson)), isTaught }
}
