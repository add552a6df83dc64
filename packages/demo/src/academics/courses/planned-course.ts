import type { Phrase } from '@campus/contract/language.ts'

/** How a course is marked: with a number, with one of five words, or only as passed or failed. */
type Marking = 'number' | 'words' | 'pass'

export interface PlannedCourse {
  /** In which term of a course of study it is taught, from 1; 0 is the summer before. */
  readonly term: number
  readonly kind: 'required' | 'elective' | 'practice' | 'public'
  readonly credit: number
  readonly marking: Marking
  readonly name: Phrase
}

const plan =
  (kind: PlannedCourse['kind'], marking: Marking) =>
  (term: number, credit: number, ...name: Phrase): PlannedCourse => ({ term, kind, credit, marking, name })

export const required = plan('required', 'number')
export const elective = plan('elective', 'number')
export const practice = plan('practice', 'words')
export const attended = plan('practice', 'pass')
export const general = plan('public', 'number')
export const sport = plan('public', 'words')
export const lecture = plan('public', 'pass')

/** The courses of a college: those that all of its majors share, and each major's own. */
export interface CollegeCourses {
  readonly shared: readonly PlannedCourse[]
  readonly majors: Readonly<Record<string, readonly PlannedCourse[]>>
}
