import { DownOutline, UpOutline } from 'antd-mobile-icons'
import type { ReactNode } from 'react'
import type { Column } from './columns.ts'
import type { Sort } from './sorting.ts'

interface HeadingProps<Row> {
  readonly column: Column<Row>
  /** How the rows are sorted by this column, if they are. */
  readonly sort: Sort | undefined
  /** Undefined where the column cannot be sorted. */
  readonly onSort: (() => void) | undefined
  readonly before?: ReactNode
}

const directionOf = (sort: Sort | undefined) => {
  if (!sort) return undefined
  return sort.isDescending ? 'descending' : 'ascending'
}

/** One heading; pressing it sorts by its column. */
export function Heading<Row>({ column: { title, isNumber }, sort, onSort, before }: HeadingProps<Row>) {
  const Arrow = sort?.isDescending ? DownOutline : UpOutline
  return (
    <th scope="col" className={isNumber ? 'table-number' : undefined} aria-sort={directionOf(sort)}>
      {before}
      {onSort ? (
        <button type="button" className="table-sort" onClick={onSort}>
          {title}
          <Arrow aria-hidden className={sort ? undefined : 'table-unsorted'} />
        </button>
      ) : (
        title
      )}
    </th>
  )
}
