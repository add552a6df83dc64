import type { DemoPerson } from '../people/invented-person.ts'
import { newestYear } from '../school/school-year.ts'
import { idOf } from '../seed.ts'

/** One course of study of somebody, before the rows are made of it. */
export interface Learner {
  readonly recordId: string
  readonly person: DemoPerson
  readonly source: 'undergraduate' | 'graduate'
  readonly collegeCode: string
  readonly majorCode: string
  /** The class where the organisation still has it. */
  readonly classCode?: string
  readonly entry: number
  readonly years: number
  readonly isGraduated: boolean
}

/** Architects study for five years. */
const yearsOf = (majorCode: string) => (majorCode === '0601' ? 5 : 4)
const mastersYears = 3

export const lastDayOf = ({ entry, years }: Pick<Learner, 'entry' | 'years'>) => `${entry + years}-06-30`

const learner = (today: Date, parts: Omit<Learner, 'recordId' | 'isGraduated'>): Learner => ({
  ...parts,
  recordId: idOf('student record', `${parts.person.number} ${parts.source}`),
  isGraduated: lastDayOf(parts) < today.toISOString().slice(0, 10),
})

/** Every student is in the course of study of their class; who is in a master's course finished a bachelor's here first. */
export const listLearners = (people: readonly DemoPerson[], today: Date): Learner[] =>
  people.flatMap((person) => {
    if (person.kind !== 'student' || person.unit === undefined) return []
    const [majorCode = '', year] = person.unit.split('-')
    const entry = Number(year ?? newestYear(today))
    const place = { person, majorCode, collegeCode: majorCode.slice(0, 2) }
    const years = yearsOf(majorCode)
    if (!person.isGraduateStudent) return learner(today, { ...place, source: 'undergraduate', classCode: person.unit, entry, years })
    return [
      learner(today, { ...place, source: 'undergraduate', entry: entry - years, years }),
      learner(today, { ...place, source: 'graduate', entry, years: mastersYears }),
    ]
  })
