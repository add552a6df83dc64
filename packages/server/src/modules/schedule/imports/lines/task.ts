import type { Column } from '../../../../platform/db/sql.ts'
import type { Outcome } from '../../../../platform/tables/outcome.ts'
import type { TermRow } from '../../calendar/term.repository.ts'

/** An import that is being checked or carried out: its school and, for all but rooms, its term, which is locked. */
export interface ImportTask {
  readonly schoolId: string
  readonly term: TermRow
  readonly removesMissing: boolean
}

export type ImportOutcome = Outcome<Column<'schedule_import_line', 'action'>>
