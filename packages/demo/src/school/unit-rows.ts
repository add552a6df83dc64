import type { Phrase } from '@campus/contract/language.ts'
import { demoUniversity } from '../schools.ts'
import { idOf } from '../seed.ts'
import { joinPhrases, nameColumns } from '../titles.ts'
import { colleges } from './colleges.ts'
import { departments } from './departments.ts'
import { newestYear } from './school-year.ts'

type UnitKind = 'college' | 'major' | 'class' | 'department'

export const unitId = (code: string) => idOf('unit', code)

const row = (kind: UnitKind, code: string, name: Phrase, position: number, parent?: string) => ({
  id: unitId(code),
  school_id: demoUniversity.id,
  parent_id: parent === undefined ? null : unitId(parent),
  kind,
  code,
  ...nameColumns(name),
  position,
})

export interface SchoolClass {
  readonly code: string
  readonly collegeCode: string
  readonly majorCode: string
  readonly name: Phrase
  readonly year: number
}

/** The class of a year is named after the year in which it began. */
export const classNameOf = (major: Phrase, year: number): Phrase => joinPhrases(major, [`${year}级`, `class of ${year}`, `${year}級`])

/** Newest first. */
export const listClasses = (today: Date): readonly SchoolClass[] =>
  colleges.flatMap((college) =>
    college.majors.flatMap((major) =>
      Array.from({ length: major.years }, (_, back) => {
        const year = newestYear(today) - back
        return {
          code: `${major.code}-${year}`,
          collegeCode: college.code,
          majorCode: major.code,
          name: classNameOf(major.name, year),
          year,
        }
      }),
    ),
  )

/** Parents come before their children, as the table requires. */
export const unitRows = (today: Date) => [
  ...colleges.map(({ code, name }, position) => row('college', code, name, position)),
  ...departments.map(([code, name], position) => row('department', code, name, colleges.length + position)),
  ...colleges.flatMap((college) => college.majors.map(({ code, name }, position) => row('major', code, name, position, college.code))),
  ...listClasses(today).map(({ code, name, majorCode }, position) => row('class', code, name, position, majorCode)),
]
