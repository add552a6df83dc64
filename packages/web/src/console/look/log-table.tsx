import '@campus/ui/list/list.css'
import { counted } from '@campus/ui/figures/counted.ts'
import type { Pages } from '@campus/ui/list/growing-list.ts'
import { ListEnd } from '@campus/ui/list/list-end.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { type Columns, Table } from '@campus/ui/table/table.tsx'
import './console-look.css'

interface LogCountProps {
  /** Unknown until it is read. */
  readonly total: number | undefined
  readonly say: (count: string) => string
}

/** How many there are in all, beside the filters of a log. */
export function LogCount({ total, say }: LogCountProps) {
  return (
    <span className="console-quiet console-figures" role="status">
      {total !== undefined && say(counted(total))}
    </span>
  )
}

interface LogTableProps<Row> {
  readonly label: string
  readonly columns: Columns<Row>
  readonly pages: Pages<Row>
  /** What is said where nothing has happened. */
  readonly none: string
}

/** A log that grows without end, newest first: more of it comes as one reads on. */
export function LogTable<Row extends { readonly id: string }>({ label, columns, pages, none }: LogTableProps<Row>) {
  return (
    <QueryView read={pages} empty={<Empty t={none} />}>
      {(rows) => (
        <div>
          <Table isPart label={label} columns={columns} rows={rows} keyOfRow={({ id }) => id} />
          <ListEnd pages={pages} />
        </div>
      )}
    </QueryView>
  )
}
