import type { Phrase } from '@campus/contract/language.ts'
import { type TrailList, type TrailRow, trailLists } from '@campus/contract/logs/trail.ts'
import type { DutySet } from '@campus/contract/operations/duty-sets.ts'
import type { Role } from '@campus/contract/roles.ts'
import type { RawBuilder } from 'kysely'
import type { Caller } from '../../../context/context.ts'
import { extensionPoint } from '../../../platform/extension-point.ts'

/** What an area tells about a row of its list. */
export interface TrailEntry {
  readonly id: string
  readonly at: Date
  /** Whom it is about. */
  readonly person_id: string | null
  readonly unit_id: string | null
  readonly subject: string
  readonly outcome: string
  readonly network: string
  /** By which the screen of the list finds it. */
  readonly link: string | null
}

/** What an area hands over to be found by person and by thing. */
export interface TrailSource {
  /** Who reads the list of the area, and the set of duties that it is in. */
  readonly who: readonly Role[]
  readonly duty: DutySet
  /**
   * One statement with `school_id`, the columns of `TrailEntry` and those of `things`. Conditions are put around it: `person_id` and each
   * thing lead to the rows by an index.
   */
  readonly entries: RawBuilder<TrailEntry>
  /** Where a reader of the list sees not all of its rows: a condition on columns of the statement. */
  readonly mayReadRow?: (caller: Caller) => RawBuilder<boolean>
  /** The columns that name a thing: by its id, or by a number that people know. */
  readonly things: Readonly<Record<string, 'id' | 'ids' | 'number'>>
  readonly tell: (entry: TrailEntry) => {
    readonly what: Phrase
    readonly outcome: Phrase
    readonly isRefused: boolean
    readonly screen: TrailRow['screen']
  }
}

export const trailSources = extensionPoint<Readonly<Record<TrailList, TrailSource>>>(
  'logs.trail-sources',
  Object.fromEntries(trailLists.map((name) => [name, true])) as Record<TrailList, true>,
)
