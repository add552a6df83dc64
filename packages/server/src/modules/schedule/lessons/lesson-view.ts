import { type Language, type Phrase, say } from '@campus/contract/language.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
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
const firstOf = ({ sections: [first] }: Pick<LessonRow, 'sections'>) => {
  if (!first) throw new Error('A lesson belongs to a section')
  return first
}

export const courseNameOf = (row: Pick<LessonRow, 'sections'>): Phrase => {
  const { course_name, course_name_en, course_name_tw } = firstOf(row)
  return [course_name, course_name_en, course_name_tw]
}

const courseOf = (row: LessonRow, language: Language): Lesson['course'] => {
  const { course_id, course_code } = firstOf(row)
  return { id: course_id, code: course_code, name: say(courseNameOf(row), language) }
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
  teachers: row.teachers.map((teacher) => ({ id: teacher.id, name: personNameIn(teacher, language) })),
})
