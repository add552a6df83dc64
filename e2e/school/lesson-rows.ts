import { insertRows } from '@campus/demo/demo.repository.ts'
import { idOf } from '@campus/demo/seed.ts'
import { nameColumns } from '@campus/demo/titles.ts'
import type { Sql } from '@campus/server/platform/db/sql.ts'
import { dayAfter, dayIn } from '@campus/server/platform/time/zoned-day.ts'
import type { OwnSchool } from './own-schools.ts'

const minute = 60_000
const zone = 'Asia/Shanghai'

/** However long the journeys before it take, the roll of this lesson can be called. */
const patientSettings = {
  opensBefore: 60,
  lateAfter: 60,
  closesAfter: 180,
  outBefore: 10,
  outAfter: 10,
  radius: 80,
  networks: ['10.0.0.0/8'],
  minRate: 80,
  absencesInARow: 3,
  missedFirst: 6,
  missedSecond: 3,
  failedCredits: 10,
  gpa: 2,
}

/** A lesson that begins soon: the teacher of the school teaches a student and a classmate. */
export const addLesson = async (sql: Sql, { id: schoolId, code, units, people }: OwnSchool, now: Date): Promise<void> => {
  const school = { school_id: schoolId }
  const own = (kind: string) => idOf(`journey ${kind}`, code)
  const today = dayIn(zone, now)
  const monday = dayAfter(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7) - 56)
  const startsAt = new Date(now.getTime() + 20 * minute)
  const course: readonly [string, string, string] = ['流体力学', 'Fluid Mechanics', '流體力學']
  const room: readonly [string, string, string] = ['海洋楼 201', 'Ocean Hall 201', '海洋樓 201']
  await insertRows(sql, 'school_setting', [{ ...school, key: 'attendance', value: JSON.stringify(patientSettings) }])
  await insertRows(sql, 'term', [
    { ...school, id: own('term'), academic_year: '2026-2027', semester: 1, first_monday: monday, weeks: 18, created_at: now },
  ])
  await insertRows(sql, 'campus_place', [
    { ...school, id: own('place'), kind: 'teaching', ...nameColumns(room), latitude: 30.5, longitude: 114.3 },
  ])
  await insertRows(sql, 'room', [
    {
      ...school,
      id: own('room'),
      place_id: own('place'),
      code: 'H201',
      ...nameColumns(room),
      kind: 'lecture',
      floor: 2,
      seats: 40,
      created_at: now,
    },
  ])
  await insertRows(sql, 'course', [
    { ...school, id: own('course'), code: 'FM1', ...nameColumns(course), kind: 'required', credit: 3, hours: 48 },
  ])
  await insertRows(sql, 'section', [
    {
      ...school,
      id: own('section'),
      term_id: own('term'),
      course_id: own('course'),
      unit_id: units.college.id,
      code: 'FM1-01',
      capacity: 40,
      created_at: now,
    },
  ])
  const inSection = { ...school, section_id: own('section') }
  await insertRows(sql, 'section_teacher', [{ ...inSection, person_id: people.teacher.id }])
  await insertRows(
    sql,
    'roster_place',
    [people.student, people.classmate].map(({ id }) => ({ ...inSection, person_id: id, joined_on: monday, created_at: now })),
  )
  const day = dayIn(zone, startsAt)
  const times = { planned_on: day, day, starts_at: startsAt, ends_at: new Date(startsAt.getTime() + 240 * minute) }
  const lesson = { ...school, lesson_id: own('lesson') }
  await insertRows(sql, 'lesson', [
    { ...school, id: own('lesson'), term_id: own('term'), room_id: own('room'), ...times, created_at: now, changed_at: now },
  ])
  await insertRows(sql, 'lesson_section', [{ ...lesson, section_id: own('section') }])
  await insertRows(sql, 'lesson_teacher', [{ ...lesson, person_id: people.teacher.id }])
}
