import type { Language } from '@campus/contract/language.ts'
import { schedulePaths } from '@campus/contract/paths/schedule.ts'
import type { Ctx } from '../../../context/context.ts'
import type { LessonRow } from '../lessons/lesson.repository.ts'
import { presentLesson } from '../lessons/lesson-view.ts'
import type { CalendarEvent } from './calendar-text.ts'

/** A lesson as calendars show it; it keeps its id, so that a change replaces what they have. */
export const lessonEvent = (ctx: Ctx, row: LessonRow, language: Language): CalendarEvent => {
  const lesson = presentLesson(row, language)
  return {
    uid: lesson.id,
    changedAt: row.changed_at,
    sequence: row.changes,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    summary: lesson.course.name,
    location: lesson.room ? `${lesson.room.name}, ${lesson.room.building}` : '',
    description: [lesson.teachers.map(({ name }) => name).join(', '), lesson.sections.map(({ code }) => code).join(', ')].join('\n'),
    isCancelled: row.state === 'cancelled',
    geo: row.latitude === null || row.longitude === null ? undefined : { latitude: row.latitude, longitude: row.longitude },
    url: `${ctx.services.publicUrl}/#${schedulePaths.lesson.address}?id=${lesson.id}`,
  }
}
