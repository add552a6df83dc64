import type { Figures } from '@campus/contract/attendance/records.ts'
import type { Column } from '../../../platform/db/sql.ts'
import type { SchoolSettings } from '../../school/school/school-settings.ts'

type Limits = SchoolSettings['attendance']

/** A lesson whose roll was called. */
export interface Taken {
  readonly day: string
  readonly state: Column<'attendance', 'state'>
}

export interface Raised {
  readonly kind: Column<'warning', 'kind'>
  readonly measured: number
  readonly threshold: number
  readonly from_day: string | null
  readonly until_day: string | null
}

const percent = (part: number) => Math.round(part * 1000) / 10

/** The absences at the end; leave and exemption neither add to them nor end them. */
const absencesAtEnd = (taken: readonly Taken[]): readonly Taken[] => {
  const counting = taken.filter(({ state }) => state !== 'leave' && state !== 'exempt')
  return counting.slice(counting.findLastIndex(({ state }) => state !== 'absent') + 1)
}

/** What a person has to be warned of in one section, by the lessons in the order of their days. */
export const warningsFor = (taken: readonly Taken[], figures: Figures, limits: Limits): Raised[] => {
  const absences = taken.filter(({ state }) => state === 'absent')
  const inARow = absencesAtEnd(taken)
  const span = (lessons: readonly Taken[]) => ({ from_day: lessons[0]?.day ?? null, until_day: lessons.at(-1)?.day ?? null })
  const raised: Raised[] = []
  if (inARow.length >= limits.absencesInARow)
    raised.push({ kind: 'consecutive', measured: inARow.length, threshold: limits.absencesInARow, ...span(inARow) })
  for (const [kind, part] of [
    ['missed_first', limits.missedFirst],
    ['missed_second', limits.missedSecond],
  ] as const)
    if (figures.missed >= 1 / part)
      raised.push({ kind, measured: percent(figures.missed), threshold: percent(1 / part), ...span(absences) })
  if (figures.bestRate !== null && absences.length > 0 && percent(figures.bestRate) < limits.minRate)
    raised.push({ kind: 'rate', measured: percent(figures.bestRate), threshold: limits.minRate, ...span(absences) })
  return raised
}

interface Results {
  readonly failed_credits: number
  readonly gpa: number | null
}

/** What a person has to be warned of by all their results; a limit of 0 warns nobody. */
export const warningsForResults = ({ failed_credits, gpa }: Results, limits: Limits): Raised[] => {
  const days = { from_day: null, until_day: null }
  return [
    ...(limits.failedCredits > 0 && failed_credits >= limits.failedCredits
      ? [{ kind: 'failed_credits' as const, measured: failed_credits, threshold: limits.failedCredits, ...days }]
      : []),
    ...(limits.gpa > 0 && gpa !== null && gpa < limits.gpa
      ? [{ kind: 'gpa' as const, measured: gpa, threshold: limits.gpa, ...days }]
      : []),
  ]
}
