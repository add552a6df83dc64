import { type Language, say } from '@campus/contract/language.ts'
import type { Lesson } from '@campus/contract/schedule/timetable.ts'
import type { LessonRow } from './lesson.repository.ts'

export const buildingOf = (row: LessonRow, language: Language): string =>
  row.building_name === null ? '' : say([row.building_name, row.building_name_en ?? '', row.building_name_tw ?? ''], language)

const roomOf = (row: LessonRow, language: Language): Lesson['room'] => {
  if (row.room_id === null || row.place_id === null) return null
  return {
    id: row.room_id,
    name: say([row.room_name ?? '', row.room_name_en ?? '', row.room_name_tw ?? ''], language),
    building: buildingOf(row, language),
    placeId: row.place_id,
  }
}

/** Sections taught jointly are of one course; where they are not, the first names the lesson. */
const courseOf = ({ sections: [first] }: LessonRow, language: Language): Lesson['course'] => {
  if (!first) throw new Error('A lesson belongs to a section')
  return {
    id: first.course_id,
    code: first.course_code,
    name: say([first.course_name, first.course_name_en, first.course_name_tw], language),
  }
}

/** A lesson in the reader's language. */
export const presentLesson = (row: LessonRow, language: Language): Lesson => ({
  id: row.id,
  day: row.day,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  fromPeriod: row.from_period,
  toPeriod: row.to_period,
  state: row.state,
  cancelledBy: row.cancelled_by,
  isChanged: row.changes > 0,
  course: courseOf(row, language),
  sections: row.sections.map(({ id, code }) => ({ id, code })),
  room: roomOf(row, language),
  teachers: row.teachers,
})
