import type { OutputOf } from '@campus/contract/call.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { grants } from '@campus/contract/wallet/console.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Money } from '@campus/ui/figures/money.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { PagedTable } from '@campus/ui/table/paged-table.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { GiftOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { usePage } from '../../../api/use-page.ts'
import { ExportButton } from '../../../console/export/export-button.tsx'
import { DaysFilter } from '../../../console/filters/days-filter.tsx'
import { Filters } from '../../../console/filters/filters.tsx'
import { listQuery } from '../../../console/filters/list-query.ts'
import { SearchFilter } from '../../../console/filters/search-filter.tsx'
import { sortedBy } from '../../../console/filters/sorted-by.ts'
import { UnitFilter } from '../../../console/filters/unit-filter.tsx'
import { useAddressed } from '../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../console/frame/console-frame.tsx'
import { Moment } from '../../../console/look/moment.tsx'
import { useTitleOf } from '../../../console/menu/use-title-of.ts'
import { useSession } from '../../../session/use-session.ts'
import { GrantDialog } from './grant-dialog.tsx'
import { PersonCell } from './person-cell.tsx'
import './wallet.css'
import { grantsWords } from './words.ts'

type Row = OutputOf<typeof grants>['rows'][number]

const useColumns = (sum: number | null | undefined): Columns<Row> => {
  const words = useWords(grantsWords)
  return [
    { title: words.taker, cell: ({ personName, personNumber }) => <PersonCell name={personName} number={personNumber} /> },
    {
      title: words.amount,
      cell: ({ amount }) => <Money fen={amount} />,
      isNumber: true,
      ...(typeof sum === 'number' && { sum: <Money fen={sum} /> }),
    },
    { title: words.reason, cell: ({ reason }) => <span className="grant-reason">{reason}</span> },
    { title: words.by, cell: ({ grantedBy }) => grantedBy },
    { title: words.at, cell: ({ at }) => <Moment at={at} />, sortKey: 'at' },
  ]
}

export default function GrantsScreen() {
  const words = useWords(grantsWords)
  const titleOf = useTitleOf()
  const isAdmin = useSession('user')?.roles.includes('admin') ?? false
  const addressed = useAddressed(consolePaths.grants)
  const { query, place, searched, move } = addressed
  const filter = { ...searched, ...listQuery(query) }
  const { sort, sorted } = sortedBy(addressed, grants.query.shape.sort)
  const page = usePage(grants, { ...place, ...filter, ...sort })
  const columns = useColumns(page.data?.sum)
  const isNarrowed = Object.keys(filter).length > 0
  const [isGiving, setIsGiving] = useState(false)
  const give = isAdmin && (
    <Button color="primary" onClick={() => setIsGiving(true)}>
      <GiftOutline aria-hidden /> {words.give}
    </Button>
  )
  return (
    <ConsoleFrame
      screen={consolePaths.grants}
      lead={words.lead}
      actions={
        (isNarrowed || page.data?.total !== 0) && (
          <>
            <ExportButton source="bean_grants" filter={filter} />
            {give}
          </>
        )
      }
    >
      <Filters>
        <SearchFilter of={addressed} label={words.search} />
        <UnitFilter of={addressed} />
        <DaysFilter of={addressed} />
      </Filters>
      <PagedTable
        label={titleOf(consolePaths.grants)}
        columns={columns}
        sorted={sorted}
        read={page}
        place={place}
        onMove={move}
        keyOfRow={({ id }) => id}
        empty={isNarrowed ? <Empty t={words.noneLike} /> : <Empty t={words.none} action={give} />}
      />
      {isGiving && <GrantDialog onClose={() => setIsGiving(false)} />}
    </ConsoleFrame>
  )
}
