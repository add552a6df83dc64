import { Button } from '@campus/ui/button/button.tsx'
import { EndlessList } from '@campus/ui/list/endless-list.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { NoneLikeThat } from '@campus/ui/states/none-like-that.tsx'
import type { ReactElement } from 'react'
import { open } from '../../navigation/navigator.ts'
import type { Path } from '../../paths/path.ts'
import type { Prints } from './use-prints.ts'

interface PrintListProps<Row> {
  readonly label: string
  readonly prints: Prints<Row>
  readonly keyOfRow: (row: Row) => string
  /** What one sees who has no paper at all. */
  readonly none: string
  readonly noneLikeThat: string
  /** Where one begins to have some. */
  readonly begin: readonly [path: Path, says: string]
  readonly children: (print: Row) => ReactElement
}

export function PrintList<Row>({ label, prints, keyOfRow, none, noneLikeThat, begin, children }: PrintListProps<Row>) {
  const { pages, state, show } = prints
  const [path, says] = begin
  const empty = state ? (
    <NoneLikeThat says={noneLikeThat} onShowAll={() => show(undefined)} />
  ) : (
    <Empty
      says={none}
      action={
        <Button color="primary" onClick={() => void open(path)}>
          {says}
        </Button>
      }
    />
  )
  return (
    <EndlessList label={label} pages={pages} keyOfRow={keyOfRow} empty={empty}>
      {children}
    </EndlessList>
  )
}
