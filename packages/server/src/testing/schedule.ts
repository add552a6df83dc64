import { dayAfter, dayIn, startOfDay } from '../platform/time/zoned-day.ts'
import { enter } from './enter.ts'
import { makeSchool } from './people.ts'
import { makeCourse, makeRecord } from './studies.ts'
import type { TestCampus } from './test-campus.ts'
import { makeUnit, setReach } from './units.ts'

const zone = 'Asia/Shanghai'

/** Eight lessons of 45 minutes, as `HH:MM`. */
export const testPeriods = [
  ['08:00', '08:45'],
  ['08:55', '09:40'],
  ['10:00', '10:45'],
  ['10:55', '11:40'],
  ['14:00', '14:45'],
  ['14:55', '15:40'],
  ['16:00', '16:45'],
  ['16:55', '17:40'],
] as const

/** The Monday of the week in which a day lies. */
const mondayOf = (day: string) => dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

const makeTerm = async ({ base, clock }: TestCampus, schoolId: string) => {
  const firstMonday = dayAfter(mondayOf(dayIn(zone, clock.now())), -56)
  const { id } = await base.sql
    .insertInto('term')
    .values({ school_id: schoolId, academic_year: '2026-2027', semester: 1, first_monday: firstMonday, weeks: 20, created_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await base.sql
    .insertInto('period')
    .values(
      testPeriods.map(([starts, ends], index) => ({ school_id: schoolId, holds_from: '2020-01-01', number: index + 1, starts, ends })),
    )
    .execute()
  return { id, firstMonday }
}

let made = 0

export const makeRoom = async ({ base, clock }: TestCampus, schoolId: string, seats = 40) => {
  const code = `R${(made += 1)}`
  const titles = { name: code, name_en: `${code} en`, name_tw: `${code} tw` }
  const { id: placeId } = await base.sql
    .insertInto('campus_place')
    .values({ school_id: schoolId, kind: 'teaching', ...titles, latitude: 30.5, longitude: 114.3 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = {
    school_id: schoolId,
    place_id: placeId,
    code,
    ...titles,
    kind: 'lecture' as const,
    floor: 1,
    seats,
    created_at: clock.now(),
  }
  const { id } = await base.sql.insertInto('room').values(row).returning('id').executeTakeFirstOrThrow()
  return { id, placeId, code }
}

interface GivenSection {
  readonly schoolId: string
  readonly termId: string
  readonly unitId: string
  readonly teacherIds: readonly string[]
  readonly studentIds?: readonly string[]
}

/** A section of a course of its own. */
export const makeSection = async ({ base: { sql }, clock }: TestCampus, given: GivenSection) => {
  const { schoolId, termId, unitId, teacherIds, studentIds = [] } = given
  const now = clock.now()
  const courseId = await makeCourse(sql, schoolId)
  const { id } = await sql
    .insertInto('section')
    .values({
      school_id: schoolId,
      term_id: termId,
      course_id: courseId,
      unit_id: unitId,
      code: `S${(made += 1)}`,
      capacity: 60,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [position, person_id] of teacherIds.entries())
    await sql.insertInto('section_teacher').values({ school_id: schoolId, section_id: id, person_id, position }).execute()
  for (const person_id of studentIds)
    await sql
      .insertInto('roster_place')
      .values({ school_id: schoolId, section_id: id, person_id, joined_on: '2020-01-01', created_at: now })
      .execute()
  return { id, courseId }
}

interface GivenLesson {
  readonly schoolId: string
  readonly termId: string
  readonly sectionId: string
  readonly teacherIds: readonly string[]
  readonly roomId: string | null
  readonly startsAt: Date
  readonly minutes?: number
}

/** One lesson, without a weekly plan behind it. */
const makeLesson = async ({ base: { sql }, clock }: TestCampus, given: GivenLesson): Promise<string> => {
  const { schoolId, termId, sectionId, teacherIds, roomId, startsAt, minutes = 90 } = given
  const now = clock.now()
  const day = dayIn(zone, startsAt)
  const times = { planned_on: day, day, starts_at: startsAt, ends_at: new Date(startsAt.getTime() + minutes * 60_000) }
  const { id } = await sql
    .insertInto('lesson')
    .values({ school_id: schoolId, term_id: termId, room_id: roomId, ...times, created_at: now, changed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql.insertInto('lesson_section').values({ school_id: schoolId, lesson_id: id, section_id: sectionId }).execute()
  for (const person_id of teacherIds)
    await sql.insertInto('lesson_teacher').values({ school_id: schoolId, lesson_id: id, person_id }).execute()
  return id
}

/** A time of today at the school, as `10:00`. */
export const todayAt = ({ clock }: TestCampus, time: string): Date => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new Date(startOfDay(zone, dayIn(zone, clock.now())).getTime() + (hours * 60 + minutes) * 60_000)
}

/** A school in the ninth week of its term: two teachers and three students of one college, its manager, an administrator, two rooms and a section of the first teacher. */
export const openTerm = async (campus: TestCampus) => {
  const { sql } = campus.base
  const schoolId = (await makeSchool(sql)).id
  const college = await makeUnit(sql, schoolId, { kind: 'college' })
  const someone = async (kind: 'student' | 'teacher', roles: readonly ('admin' | 'manager' | 'auditor')[] = []) => {
    const entered = await enter(campus, { schoolId, kind, roles: [...roles] })
    await sql.updateTable('person').set({ org_unit_id: college }).where('id', '=', entered.person.id).execute()
    return entered
  }
  const student = async () => {
    const entered = await someone('student')
    await makeRecord(sql, { id: entered.person.id, schoolId }, { college_id: college })
    return entered
  }
  const [admin, auditor, manager] = [
    await someone('teacher', ['admin']),
    await someone('teacher', ['auditor']),
    await someone('teacher', ['manager']),
  ]
  await setReach(sql, manager.person.id, college)
  const [teacher, colleague] = [await someone('teacher'), await someone('teacher')]
  const students = [await student(), await student(), await student()] as const
  const term = await makeTerm(campus, schoolId)
  const [room, otherRoom] = [await makeRoom(campus, schoolId), await makeRoom(campus, schoolId)]
  const teacherIds = [teacher.person.id]
  const section = await makeSection(campus, {
    schoolId,
    termId: term.id,
    unitId: college,
    teacherIds,
    studentIds: students.map(({ person }) => person.id),
  })
  const lesson = (startsAt: Date, more: Partial<GivenLesson> = {}) =>
    makeLesson(campus, { schoolId, termId: term.id, sectionId: section.id, teacherIds, roomId: room.id, startsAt, ...more })
  return { schoolId, college, admin, auditor, manager, teacher, colleague, students, term, room, otherRoom, section, lesson }
}
