import '@campus/ui/list/list.css'
import { Button } from '@campus/ui/button/button.tsx'
import { sayCount } from '@campus/ui/figures/count-with-unit.ts'
import type { Pages } from '@campus/ui/list/growing-list.ts'
import { ListEnd } from '@campus/ui/list/list-end.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { type Columns, Table, type TableProps } from '@campus/ui/table/table.tsx'
import { dateOf } from '@campus/ui/time/relative-time.ts'
import { useWords } from '@campus/ui/words/words.ts'
import '../../../../console/look/console-look.css'
import './log.css'
import { logWords } from './words.ts'

export interface LogPage<Row> {
  readonly rows: Row[]
  readonly total: number
  readonly isMore: boolean
  readonly nextCursor: string | null
  readonly searchedBackTo: string | null
}

export type LogPages<Row> = Pages<Row, LogPage<Row>>

export function LogTotal({ pages: { last } }: { readonly pages: LogPages<unknown> }) {
  const words = useWords(logWords)
  const count = last && sayCount(last.total)
  return (
    <span className="console-quiet console-figures" role="status">
      {count !== undefined && (last?.isMore ? words.atLeast(count) : words.count(count))}
    </span>
  )
}

/** A search of what is rare stops after a while: it says how far it came, and goes on when asked to. */
function SearchEnd({ pages }: { readonly pages: LogPages<unknown> }) {
  const words = useWords(logWords)
  const { searchedBackTo } = pages.last ?? {}
  if (!searchedBackTo) return <ListEnd pages={pages} />
  return (
    <p className="log-search-end" role="status">
      {words.searchedBackTo(dateOf(Date.parse(searchedBackTo)))}
      <Button size="small" disabled={pages.isLoadingMore} onClick={pages.loadMore}>
        {pages.isLoadingMore ? words.searching : words.goOn}
      </Button>
    </p>
  )
}

interface LogRowsProps<Row> {
  readonly label: string
  readonly columns: Columns<Row>
  readonly pages: LogPages<Row>
  readonly renderName: NonNullable<TableProps<Row>['renderName']>
}

/** Rows of a log, newest first; each opens its trail. */
export function LogRows<Row extends { readonly id: string }>({ label, columns, pages, renderName }: LogRowsProps<Row>) {
  const words = useWords(logWords)
  const nothing = pages.last?.searchedBackTo ? <SearchEnd pages={pages} /> : <Empty t={words.none} />
  return (
    <QueryView read={pages} empty={nothing}>
      {(rows) => (
        <div>
          <Table isPart label={label} columns={columns} rows={rows} keyOfRow={({ id }) => id} renderName={renderName} />
          <SearchEnd pages={pages} />
        </div>
      )}
    </QueryView>
  )
}
