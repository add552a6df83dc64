import type { OutputOf } from '@campus/contract/call.ts'
import type { Language } from '@campus/contract/language.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import type { collegeDetails } from '@campus/contract/registration/lists.ts'
import type { Option } from '@campus/ui/form/select-field.tsx'

type Colleges = OutputOf<typeof collegeDetails>

interface Chosen {
  readonly college: string
  readonly major: string
}

export type ListedUnit = 'college' | 'major' | 'class'

/** What can be chosen: majors of the chosen college, classes of the chosen major; before a choice all of them, each with where it belongs. */
export const unitOptions = (colleges: Colleges, chosen: Chosen, language: Language): Record<ListedUnit, readonly Option[]> => {
  const named = (...units: readonly Parameters<typeof nameIn>[0][]) => units.map((unit) => nameIn(unit, language)).join(' · ')
  const inCollege = colleges.filter(({ id }) => chosen.college === '' || id === chosen.college)
  const majors = inCollege.flatMap((college) => college.majors.map((major) => ({ college, major })))
  const inMajor = majors.filter(({ major }) => chosen.major === '' || major.id === chosen.major)
  return {
    college: colleges.map((college) => ({ value: college.id, label: named(college) })),
    major: majors.map(({ college, major }) => ({ value: major.id, label: chosen.college ? named(major) : named(college, major) })),
    class: inMajor.flatMap(({ major }) =>
      major.classes.map((one) => ({ value: one.id, label: chosen.major ? named(one) : named(major, one) })),
    ),
  }
}
