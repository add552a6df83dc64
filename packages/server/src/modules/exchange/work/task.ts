import type { Outcome } from '../../../platform/tables/outcome.ts'

/** What is imported into which school, and how. */
export interface DataTask {
  readonly schoolId: string
  readonly importId: string
  /** Whose records they are, where a line does not say. */
  readonly recordSourceId: string | null
  readonly publishes: boolean
  /** The connection whose files are complete: what they do not name is gone. */
  readonly sourceId: string | null
}

export type DataOutcome = Outcome<'add' | 'change' | 'same' | 'gone' | 'wrong'>
