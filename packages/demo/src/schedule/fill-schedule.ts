import type { Sql } from '@campus/server/platform/db/sql.ts'
import { insertColumns, insertRows } from '../demo.repository.ts'
import type { DemoPerson } from '../people/invented-person.ts'
import { fillChanges, shareRows } from './change-rows.ts'
import { termRows } from './demo-term.ts'
import { roomRows } from './rooms.ts'
import { lessonColumns, lessonSectionColumns, lessonTeacherColumns, rosterColumns, scheduleRows } from './schedule-rows.ts'

/** The ninth week of a term: rooms, sections with their rosters, every lesson, some changes, and what a student shares. */
export const fillSchedule = async (sql: Sql, people: readonly DemoPerson[], today: Date) => {
  const { terms, periods, days } = termRows(today)
  await insertRows(sql, 'term', terms)
  await insertRows(sql, 'period', periods)
  await insertRows(sql, 'term_day', days)
  await insertRows(sql, 'room', roomRows(today))
  const rows = scheduleRows(people, today)
  await insertRows(sql, 'section', rows.sections)
  await insertRows(sql, 'section_teacher', rows.teachers)
  await insertColumns(sql, 'roster_place', rosterColumns, rows.roster)
  await insertRows(sql, 'slot', rows.slots)
  await insertRows(sql, 'slot_section', rows.slotSections)
  await insertRows(sql, 'slot_teacher', rows.slotTeachers)
  await insertColumns(sql, 'lesson', lessonColumns, rows.lessons)
  await insertColumns(sql, 'lesson_section', lessonSectionColumns, rows.lessonSections)
  await insertColumns(sql, 'lesson_teacher', lessonTeacherColumns, rows.lessonTeachers)
  await fillChanges(sql, rows, today)
  await insertRows(sql, 'share', shareRows(today))
}
