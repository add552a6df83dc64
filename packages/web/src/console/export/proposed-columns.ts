import type { OutputOf } from '@campus/contract/call.ts'
import type { exportColumns } from '@campus/contract/logs/exports.ts'

type Columns = OutputOf<typeof exportColumns>

/** What an export holds unless somebody chooses: what the table shows, and nothing that needs approval where there is anything else. */
export const proposedColumns = (columns: Columns, hidden: readonly string[]): string[] => {
  const masked = columns.filter(({ isUnmasked }) => !isUnmasked)
  const offered = masked.length > 0 ? masked : columns
  const shown = offered.filter(({ title }) => !hidden.includes(title))
  return (shown.length > 0 ? shown : offered).map(({ key }) => key)
}
