import type { Ctx } from '../../../context/context.ts'
import type { PartRow } from '../change-records/change.repository.ts'
import { refusingClashes } from '../planning/apply-plan.service.ts'
import * as repository from './apply.repository.ts'

/** Whether the lessons are still as they were when the change was asked for, and everything lies ahead. Locks the lessons. */
export const isStillPossible = async (ctx: Ctx, parts: readonly PartRow[]): Promise<boolean> => {
  const now = ctx.now()
  const lessons = await repository.lockLessons(
    ctx.sql,
    parts.flatMap(({ lesson_id }) => (lesson_id === null ? [] : [lesson_id])),
  )
  const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]))
  return parts.every(({ lesson_id, seen_changes, after }) => {
    if (new Date(after.starts_at) <= now) return false
    if (lesson_id === null) return true
    const lesson = byId.get(lesson_id)
    return lesson?.changes === seen_changes && (lesson.state === 'cancelled' || lesson.starts_at > now)
  })
}

const write = async ({ sql, now }: Ctx, changeId: string) => {
  await repository.takeOffTeachers(sql, changeId)
  await repository.moveLessons(sql, changeId, now())
  await repository.makeExtraLesson(sql, changeId, now())
  await repository.addTeachers(sql, changeId)
}

/** Makes the lessons what the change says. The caller has locked the term. */
export const applyChange = (ctx: Ctx, changeId: string): Promise<void> => refusingClashes(write(ctx, changeId))
