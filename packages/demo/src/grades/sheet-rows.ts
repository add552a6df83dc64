import { totalOf } from '@campus/contract/grades/total.ts'
import type { Learner } from '../academics/learner.ts'
import { personId } from '../people/person-rows.ts'
import { semesterOf } from '../schedule/demo-term.ts'
import type { Taught } from '../schedule/teaching.ts'
import { newestYear } from '../school/school-year.ts'
import { demoUniversity } from '../schools.ts'
import { idOf, randomFrom } from '../seed.ts'

const school = { school_id: demoUniversity.id }
const day = 86_400_000

/** How far the sheets of the demo are; the sections of a college end at different times. */
export type Progress = 'begun' | 'submitted' | 'passed' | 'published'

const parts = [
  { kind: 'usual', weight: 40 },
  { kind: 'final', weight: 60 },
] as const

const shownStudent = '100001'

/** One of 林晓雨's is published, her teacher 周明远 has begun another, and the managers of the college have some to look at. */
export const progressOf = (taught: readonly Taught[]): ReadonlyMap<Taught, Progress> => {
  const hers = taught.filter(({ students }) => students.includes(shownStudent))
  const published = hers.find(({ teacher }) => teacher !== 'T0001')
  const begun = hers.find(({ teacher }) => teacher === 'T0001')
  const others = taught.filter((one) => one !== published && one !== begun)
  const sameCollege = others.filter(({ collegeCode }) => collegeCode === published?.collegeCode)
  return new Map<Taught, Progress>([
    ...others.filter((_, index) => index % 16 === 0).map((one) => [one, 'begun'] as const),
    ...sameCollege.slice(1, 4).map((one) => [one, 'submitted'] as const),
    ...sameCollege.slice(4, 6).map((one) => [one, 'passed'] as const),
    ...(published ? [[published, 'published'] as const] : []),
    ...(begun ? [[begun, 'begun'] as const] : []),
  ])
}

const partId = ({ id }: Taught, position: number) => idOf('grade part', `${id} ${position}`)

/** Most pass, a few do not. */
const marksOf = ({ id }: Taught, number: string): readonly [number, number] => {
  const random = randomFrom(`marks ${id} ${number}`)
  const ability = number === shownStudent ? 88 : 62 + random() * 32
  const draw = () => Math.min(100, Math.max(30, Math.round(ability + random() * 16 - 8)))
  return [draw(), draw()]
}

/** Of a sheet that was only begun the first half has coursework alone. */
const isFilled = (progress: Progress, index: number, position: number) => progress !== 'begun' || (position === 0 && index % 2 === 0)

export const sheetRows = (taught: readonly Taught[], today: Date) => {
  const sheets = [...progressOf(taught)]
  return {
    sheets: sheets.map(([{ id }]) => ({ ...school, section_id: id, version: 1, changed_at: today, created_at: today })),
    parts: sheets.flatMap(([one]) =>
      parts.map((part, position) => ({
        ...school,
        ...part,
        id: partId(one, position),
        section_id: one.id,
        position: position + 1,
        created_at: today,
      })),
    ),
    lines: sheets.flatMap(([{ id, students }]) =>
      students.map((number) => ({ ...school, section_id: id, person_id: personId(number), created_at: today })),
    ),
    marks: sheets.flatMap(([one, progress]) =>
      one.students.flatMap((number, index) =>
        marksOf(one, number).flatMap((mark, position) =>
          isFilled(progress, index, position)
            ? [{ ...school, part_id: partId(one, position), section_id: one.id, person_id: personId(number), mark }]
            : [],
        ),
      ),
    ),
  }
}

export const lineColumns = { school_id: 'uuid', section_id: 'uuid', person_id: 'uuid', created_at: 'timestamptz' } as const
export const markColumns = { school_id: 'uuid', part_id: 'uuid', section_id: 'uuid', person_id: 'uuid', mark: 'numeric' } as const

/** Three days ago: there is still time for an appeal. */
export const publishedAt = (today: Date) => new Date(today.getTime() - 3 * day)

/** The scores of the sheet that is published. */
export const publishedRows = (taught: readonly Taught[], learners: readonly Learner[], today: Date) =>
  [...progressOf(taught)]
    .filter(([, progress]) => progress === 'published')
    .flatMap(([one]) =>
      one.students.flatMap((number) => {
        const record = learners.find(({ person, isGraduated }) => person.number === number && !isGraduated)
        const mark = totalOf(parts, marksOf(one, number)) ?? 0
        if (!record) return []
        const score = {
          ...school,
          id: idOf('score', `${one.id} ${number}`),
          record_id: record.recordId,
          course_id: one.course.id,
          academic_year: `${newestYear(today)}-${newestYear(today) + 1}`,
          semester: semesterOf(today),
          mark,
          is_passed: mark >= 60,
          published_at: publishedAt(today),
        }
        return [{ section: one, number, score }]
      }),
    )
