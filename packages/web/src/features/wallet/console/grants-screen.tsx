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
import { useAddressed } from '../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../console/frame/console-frame.tsx'
import { useTitleOf } from '../../../console/frame/use-title-of.ts'
import { Moment } from '../../../console/look/moment.tsx'
import { useSession } from '../../../session/use-session.ts'
import { GrantDialog } from './grant-dialog.tsx'
import { PersonCell } from './person-cell.tsx'
import './wallet.css'
import { grantsWords } from './words.ts'

type Row = OutputOf<typeof grants>['rows'][number]

const useColumns = (): Columns<Row> => {
  const words = useWords(grantsWords)
  return [
    { title: words.taker, cell: ({ personName, personNumber }) => <PersonCell name={personName} number={personNumber} /> },
    { title: words.amount, cell: ({ amount }) => <Money fen={amount} />, isNumber: true },
    { title: words.reason, cell: ({ reason }) => <span className="grant-reason">{reason}</span> },
    { title: words.by, cell: ({ grantedBy }) => grantedBy },
    { title: words.at, cell: ({ at }) => <Moment at={at} /> },
  ]
}

export default function GrantsScreen() {
  const words = useWords(grantsWords)
  const titleOf = useTitleOf()
  const isAdmin = useSession('user')?.roles.includes('admin') ?? false
  const { place, move } = useAddressed(consolePaths.grants)
  const page = usePage(grants, place)
  const columns = useColumns()
  const [isGiving, setIsGiving] = useState(false)
  const give = isAdmin && (
    <Button color="primary" onClick={() => setIsGiving(true)}>
      <GiftOutline aria-hidden /> {words.give}
    </Button>
  )
  return (
    <ConsoleFrame screen={consolePaths.grants} lead={words.lead} actions={page.data?.total !== 0 && give}>
      <PagedTable
        label={titleOf(consolePaths.grants)}
        columns={columns}
        read={page}
        place={place}
        onMove={move}
        keyOfRow={({ id }) => id}
        empty={<Empty t={words.none} action={give} />}
      />
      {isGiving && <GrantDialog onClose={() => setIsGiving(false)} />}
    </ConsoleFrame>
  )
}
