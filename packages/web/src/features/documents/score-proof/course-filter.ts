import type { coursesToChoose } from '@campus/contract/academics/scores.ts'
import type { OutputOf } from '@campus/contract/call.ts'

export type Course = OutputOf<typeof coursesToChoose>['rows'][number]

export interface CourseFilter {
  readonly words: string
  readonly kind: Course['kind'] | ''
}

/** By a part of the name in any of the three languages or of the code, and by kind. */
export const filterCourses = <Row extends Pick<Course, 'name' | 'nameEn' | 'nameTw' | 'courseCode' | 'kind'>>(
  courses: readonly Row[],
  { words, kind }: CourseFilter,
): readonly Row[] => {
  const wanted = words.trim().toLowerCase()
  return courses.filter(
    (course) =>
      (kind === '' || course.kind === kind) &&
      [course.name, course.nameEn, course.nameTw, course.courseCode].some((text) => text.toLowerCase().includes(wanted)),
  )
}

/** All of some, or none of them where all are chosen already; what is chosen besides stays. */
export const turnAll = (chosen: readonly string[], some: readonly string[]): readonly string[] => {
  const others = chosen.filter((id) => !some.includes(id))
  return some.every((id) => chosen.includes(id)) ? others : [...others, ...some]
}
