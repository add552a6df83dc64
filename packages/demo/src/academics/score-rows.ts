import { demoUniversity } from '../schools.ts'
import { type Random, randomFrom } from '../seed.ts'
import { type Course, curriculumOf, graduateCurriculum } from './catalogue.ts'
import type { Learner } from './learner.ts'
import { drawNormal, exempt, judge, judgeAgain, type Mark } from './mark.ts'
import { termOf } from './term.ts'

interface ScoreRow {
  readonly school_id: string
  readonly record_id: string
  readonly course_id: string
  readonly academic_year: string
  readonly semester: number
  readonly attempt: 'first' | 'resit' | 'retake'
  readonly mark: number | null
  readonly mark_word: string
  readonly is_passed: boolean
  readonly published_at: Date
}

export const scoreColumns: Readonly<Record<keyof ScoreRow, string>> = {
  school_id: 'uuid',
  record_id: 'uuid',
  course_id: 'uuid',
  academic_year: 'text',
  semester: 'int',
  attempt: 'text',
  mark: 'numeric',
  mark_word: 'text',
  is_passed: 'boolean',
  published_at: 'timestamptz',
}

/** The student who can be tried out is a good one; students who continue to a master's course are better than most. */
const abilityOf = ({ person }: Learner, random: Random) => {
  const drawn = drawNormal(random)
  if (person.number === '100001') return 1.7
  return person.isGraduateStudent ? Math.max(-0.8, drawn) + 0.6 : drawn
}

const coursesOf = ({ source, majorCode }: Learner, random: Random): readonly Course[] => {
  if (source === 'graduate') return graduateCurriculum
  const { fixed, pairs } = curriculumOf(majorCode)
  return [...fixed, ...pairs.map(([one, other]) => (random() < 0.5 ? one : other))]
}

/** Who studies languages does not sit the English of everybody else. */
const isExempt = ({ collegeCode }: Learner, { name }: Course) => collegeCode === '04' && name[0].startsWith('大学英语')

/** What is taught last cannot be sat again before the end, so graduates have passed it. */
const isSure = ({ isGraduated, years }: Learner, { term }: Course) => isGraduated && term > 2 * years - 2

type Luck = readonly [number, number, number]

/** The first try; for who fails, a resit; for who fails that as well, the whole course once more. */
const triesOf = (learner: Learner, course: Course, ability: number, luck: Luck): readonly Mark[] => {
  if (isExempt(learner, course)) return [exempt]
  const first = isSure(learner, course) ? judge(course, Math.max(0, ability), Math.abs(luck[0])) : judge(course, ability, luck[0])
  if (first.isPassed) return [first]
  const resit = judgeAgain(course, ability, learner.isGraduated ? 3 : luck[1])
  return resit.isPassed ? [first, resit] : [first, resit, judge(course, ability + 1, luck[2])]
}

const scoresIn = (learner: Learner, course: Course, ability: number, luck: Luck, today: Date): ScoreRow[] => {
  const term = termOf(learner.entry, course.term)
  if (term.publishedAt > today) return []
  const yearLater = termOf(learner.entry, course.term + 2)
  const places = [
    { attempt: 'first', term, publishedAt: term.publishedAt },
    { attempt: 'resit', term, publishedAt: term.resitPublishedAt },
    { attempt: 'retake', term: yearLater, publishedAt: yearLater.publishedAt },
  ] as const
  return triesOf(learner, course, ability, luck).flatMap(({ mark, word, isPassed }, index) => {
    const place = places[index]
    if (!place || place.publishedAt > today) return []
    return {
      school_id: demoUniversity.id,
      record_id: learner.recordId,
      course_id: course.id,
      academic_year: place.term.academicYear,
      semester: place.term.semester,
      attempt: place.attempt,
      mark,
      mark_word: word,
      is_passed: isPassed,
      published_at: place.publishedAt,
    }
  })
}

/** The luck of every course is drawn, taught already or not: so what is published once stays as it is on another day. */
export const scoreRows = (learners: readonly Learner[], today: Date): ScoreRow[] =>
  learners.flatMap((learner) => {
    const random = randomFrom(`scores ${learner.recordId}`)
    const ability = abilityOf(learner, random)
    return coursesOf(learner, random).flatMap((course) =>
      scoresIn(learner, course, ability, [drawNormal(random), drawNormal(random), drawNormal(random)], today),
    )
  })
