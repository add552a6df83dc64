import { type Course, curriculumOf, graduateCurriculum } from '../academics/catalogue.ts'
import type { DemoPerson } from '../people/invented-person.ts'
import { listClasses } from '../school/unit-rows.ts'
import { idOf } from '../seed.ts'
import { semesterOf, studyTermOf } from './demo-term.ts'

/** A course taught to a class in this term. */
export interface Taught {
  readonly id: string
  readonly code: string
  readonly course: Course
  readonly collegeCode: string
  /** The classes that take part; all of a class have the same timetable. */
  readonly groups: readonly string[]
  /** By number. */
  readonly students: readonly string[]
  readonly teacher: string
}

const maxTeachers = 12
/** 周明远 teaches 林晓雨. */
const shownTeacher = 'T0001'

const teachersOf = (people: readonly DemoPerson[], collegeCode: string) =>
  people
    .filter(({ kind, unit, roles }) => kind === 'teacher' && unit === collegeCode && roles.length === 1)
    .map(({ number }) => number)
    .slice(0, maxTeachers)

interface Group {
  readonly key: string
  readonly collegeCode: string
  readonly year: number
  readonly courses: readonly Course[]
  readonly students: readonly string[]
}

const groupsOf = (people: readonly DemoPerson[], today: Date): Group[] => {
  const byClass = Map.groupBy(
    people.filter(({ kind }) => kind === 'student'),
    ({ unit }) => unit ?? '',
  )
  return listClasses(today).flatMap(({ code, collegeCode, majorCode, year }) => {
    const members = byClass.get(code) ?? []
    const numbers = (isGraduateStudent: boolean) =>
      members.filter((person) => (person.isGraduateStudent ?? false) === isGraduateStudent).map(({ number }) => number)
    const term = studyTermOf(today, year)
    const undergraduates = {
      key: code,
      collegeCode,
      year,
      courses: curriculumOf(majorCode).fixed.filter((course) => course.term === term),
      students: numbers(false),
    }
    const graduates = {
      key: `${code}-master`,
      collegeCode,
      year,
      courses: graduateCurriculum.filter((course) => course.term === semesterOf(today)),
      students: numbers(true),
    }
    return [undergraduates, graduates].filter(({ students, courses }) => students.length > 0 && courses.length > 0)
  })
}

/** Public courses are taught to several classes of a college and year together, lectures without marks to as many of a year as a large room holds. */
const maxJoint = 3
const maxAtLecture = 4

interface Planned {
  readonly course: Course
  readonly groups: Group[]
}

const mayJoin = (course: Course, group: Group, [first, ...more]: readonly Group[]) => {
  if (course.kind !== 'public' || first?.year !== group.year) return false
  if (course.marking === 'pass') return more.length + 1 < maxAtLecture
  return first.collegeCode === group.collegeCode && more.length + 1 < maxJoint
}

const shareCourses = (groups: readonly Group[]): Planned[] => {
  const planned: Planned[] = []
  for (const group of groups) {
    for (const course of group.courses) {
      const joint = planned.find(({ course: other, groups: taking }) => other.id === course.id && mayJoin(course, group, taking))
      if (joint) joint.groups.push(group)
      else planned.push({ course, groups: [group] })
    }
  }
  return planned
}

/** The sections of the term; teachers of the college share them out. */
export const listTaught = (people: readonly DemoPerson[], today: Date): Taught[] => {
  const turns = new Map<string, number>()
  const teachers = new Map<string, string[]>()
  const nextTeacher = (collegeCode: string) => {
    const known = teachers.get(collegeCode) ?? teachersOf(people, collegeCode)
    teachers.set(collegeCode, known)
    const turn = turns.get(collegeCode) ?? 0
    turns.set(collegeCode, turn + 1)
    return known[turn % known.length] ?? shownTeacher
  }
  return shareCourses(groupsOf(people, today)).map(({ course, groups }, index) => {
    const code = `${course.code}-${groups.map(({ key }) => key).join('-')}`
    const collegeCode = groups[0]?.collegeCode ?? ''
    const isShown = groups.some(({ key }) => key.endsWith('-master')) && index % 3 === 1
    return {
      id: idOf('section', code),
      code: `${course.code}-${String(index + 1).padStart(3, '0')}`,
      course,
      collegeCode,
      groups: groups.map(({ key }) => key),
      students: groups.flatMap(({ students }) => students),
      teacher: isShown ? shownTeacher : nextTeacher(collegeCode),
    }
  })
}
