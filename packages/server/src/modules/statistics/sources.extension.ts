import type { Phrase } from '@campus/contract/language.ts'
import { countedRowsPath } from '@campus/contract/paths/statistics.ts'
import type { Role } from '@campus/contract/roles.ts'
import type { Measure, StatisticSource } from '@campus/contract/statistics/chart.ts'
import { statisticSources as sourceNames } from '@campus/contract/statistics/chart.ts'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../context/context.ts'
import { extensionPoint } from '../../platform/extension-point.ts'
import type { SchoolSettings } from '../school/school/school-settings.ts'

/** One thing that happened, as the statement of a source gives it; `count` is 1 unless the row stands for many. */
export interface StatisticEvent {
  readonly school_id: string
  readonly at: Date
  readonly unit_id: string | null
  /** Who counts as a person of the day; null where nobody does. */
  readonly person_id: string | null
  readonly subject: string
  readonly outcome: string
  readonly count: number
  readonly amount: number
  readonly network: string
}

/** The screen that lists the rows, and what its address calls the parts of the filter. */
interface RowsScreen {
  readonly path: string
  readonly who: readonly Role[]
  /** What its address always holds. */
  readonly fixed?: Readonly<Record<string, string>>
  readonly unit?: string
  readonly subject?: string
  readonly outcome?: string
}

/** Where a source has no list of its own, or one that cannot be narrowed so: what was counted is listed by the statement that counts it. */
export const countedRows = (source: StatisticSource, who: readonly Role[]): RowsScreen => ({
  path: countedRowsPath.address,
  who,
  fixed: { source },
  unit: 'unitId',
  subject: 'subject',
  outcome: 'outcome',
})

type SubjectNames =
  | Readonly<Record<string, Phrase>>
  | ((ctx: Ctx, schoolId: string, keys: readonly string[]) => Promise<ReadonlyMap<string, Phrase>>)

/** What an area hands over to be counted. */
export interface Source {
  readonly name: Phrase
  /** One statement with the columns of `StatisticEvent`; the span is put around it, so that `at` is a column with an index. */
  readonly events: RawBuilder<StatisticEvent>
  readonly outcomes: Readonly<Record<string, Phrase>>
  readonly subjects: SubjectNames
  /** What `amount` adds up. */
  readonly amount: Exclude<Measure, 'count' | 'people'> | null
  /** Whether people are behind the numbers: small ones are hidden from those who may not open the rows. */
  readonly isAboutPeople: boolean
  readonly rows: RowsScreen | null
  /** For how many days the rows are kept; null for ever. */
  readonly keptDays: (settings: SchoolSettings) => number | null
}

export const statisticSources = extensionPoint<Readonly<Record<StatisticSource, Source>>>(
  'statistics.sources',
  Object.fromEntries(sourceNames.map((name) => [name, true])) as Record<StatisticSource, true>,
)
