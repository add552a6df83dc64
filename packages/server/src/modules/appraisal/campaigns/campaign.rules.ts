import type { AppraisalPhase } from '@campus/contract/appraisal/shapes.ts'
import type { Phrase } from '@campus/contract/language.ts'
import type { Column } from '../../../platform/db/sql.ts'

interface Timed {
  readonly state: Column<'appraisal', 'state'>
  readonly opens_at: Date
  readonly closes_at: Date
}

/** What a campaign is for its readers at a moment. */
export const phaseOf = ({ state, opens_at, closes_at }: Timed, now: Date): AppraisalPhase => {
  if (state !== 'ready') return state
  if (now < opens_at) return 'upcoming'
  return now < closes_at ? 'open' : 'ending'
}

export const termName = ({ academic_year, semester }: { readonly academic_year: string; readonly semester: number }): Phrase => [
  `${academic_year} 学年第 ${semester} 学期`,
  `${academic_year}, semester ${semester}`,
  `${academic_year} 學年第 ${semester} 學期`,
]
