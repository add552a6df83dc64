import { demoUniversity } from '../schools.ts'
import { idOf } from '../seed.ts'
import { nameColumns } from '../titles.ts'
import { architectureCourses } from './courses/architecture-courses.ts'
import { computingCourses } from './courses/computing-courses.ts'
import { graduateCourses } from './courses/graduate-courses.ts'
import { humanitiesCourses } from './courses/humanities-courses.ts'
import { languageCourses } from './courses/language-courses.ts'
import { lifeScienceCourses } from './courses/life-science-courses.ts'
import { managementCourses } from './courses/management-courses.ts'
import { mechanicalCourses } from './courses/mechanical-courses.ts'
import type { PlannedCourse } from './courses/planned-course.ts'
import { forEngineers, forEverybody, forHumanities, forTheEnd, toChooseFrom } from './courses/public-courses.ts'
import { scienceCourses } from './courses/science-courses.ts'

export interface Course extends PlannedCourse {
  readonly id: string
  readonly code: string
}

/** A code tells whose course it is and in which term it is taught. */
const coded = (owner: string, courses: readonly PlannedCourse[]): Course[] =>
  courses.map((course, index) => {
    const code = `${owner}${course.term}${String(index + 1).padStart(2, '0')}`
    return { ...course, code, id: idOf('course', code) }
  })

const everybody = coded('GB', forEverybody)
const choices = coded('GX', toChooseFrom)
const engineers = coded('LK', forEngineers)
const humanities = coded('RW', forHumanities)
const theEnd = coded('BY', forTheEnd)
const graduates = coded('Y0101', graduateCourses)

const colleges = Object.entries({
  '01': { courses: computingCourses, basis: engineers },
  '02': { courses: mechanicalCourses, basis: engineers },
  '03': { courses: managementCourses, basis: humanities },
  '04': { courses: languageCourses, basis: humanities },
  '05': { courses: lifeScienceCourses, basis: engineers },
  '06': { courses: architectureCourses, basis: humanities },
  '07': { courses: scienceCourses, basis: [] },
  '08': { courses: humanitiesCourses, basis: humanities },
}).map(([code, { courses, basis }]) => ({
  basis,
  shared: coded(code, courses.shared),
  majors: Object.entries(courses.majors).map(([major, own]) => ({ major, own: coded(major, own) })),
}))

const endOf = (own: readonly Course[]) => (own.some(({ term }) => term === 8) ? [] : theEnd)

const curricula = new Map(
  colleges.flatMap(({ basis, shared, majors }) =>
    majors.map(({ major, own }) => [major, [...everybody, ...basis, ...shared, ...own, ...endOf(own)]] as const),
  ),
)

/** What all who study a major take, and the pairs from which each takes one. */
export const curriculumOf = (major: string) => ({
  fixed: curricula.get(major) ?? [],
  pairs: choices.flatMap((one, index) => (index % 2 === 0 ? [[one, choices[index + 1] ?? one] as const] : [])),
})

export const graduateCurriculum: readonly Course[] = graduates

/** Hands on takes twice the hours for a credit. */
const hoursOf = ({ credit, kind }: PlannedCourse) => credit * (kind === 'practice' ? 32 : 16)

export const courseRows = () =>
  [
    ...everybody,
    ...choices,
    ...engineers,
    ...humanities,
    ...theEnd,
    ...graduates,
    ...colleges.flatMap(({ shared, majors }) => [...shared, ...majors.flatMap(({ own }) => own)]),
  ].map((course) => ({
    id: course.id,
    school_id: demoUniversity.id,
    code: course.code,
    ...nameColumns(course.name),
    kind: course.kind,
    credit: course.credit,
    hours: hoursOf(course),
  }))
