import type { OutputOf } from '@campus/contract/call.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { decideWithdrawal, schoolWithdrawals } from '@campus/contract/wallet/console.ts'
import { withdrawalStateNames, withdrawalStates } from '@campus/contract/wallet/withdrawals.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { Money } from '@campus/ui/figures/money.tsx'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { PagedTable } from '@campus/ui/table/paged-table.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { useMinuteOf } from '@campus/ui/time/use-minute-of.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { usePage } from '../../../api/use-page.ts'
import { useRead } from '../../../api/use-read.ts'
import { BulkBar } from '../../../console/bulk/bulk-bar.tsx'
import { useBulk } from '../../../console/bulk/use-bulk.ts'
import { ExportButton } from '../../../console/export/export-button.tsx'
import { DaysFilter } from '../../../console/filters/days-filter.tsx'
import { Filters } from '../../../console/filters/filters.tsx'
import { listQuery } from '../../../console/filters/list-query.ts'
import { SearchFilter } from '../../../console/filters/search-filter.tsx'
import { sortedBy } from '../../../console/filters/sorted-by.ts'
import { StateFilter } from '../../../console/filters/state-filter.tsx'
import { UnitFilter } from '../../../console/filters/unit-filter.tsx'
import { useAddressed } from '../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../console/frame/console-frame.tsx'
import { useTitleOf } from '../../../console/menu/use-title-of.ts'
import { WithdrawalMark } from '../../../domain/wallet/withdrawal-mark.tsx'
import { useSession } from '../../../session/use-session.ts'
import '../../../console/look/console-look.css'
import { Moment } from '../../../console/look/moment.tsx'
import { PersonCell } from './person-cell.tsx'
import './wallet.css'
import { WithdrawalActions } from './withdrawal-actions.tsx'
import { withdrawalsWords } from './words.ts'

type Row = OutputOf<typeof schoolWithdrawals>['rows'][number]

const pause = 3000

function State({ row: { state, reason, endedAt } }: { readonly row: Row }) {
  const words = useWords(withdrawalsWords)
  const minuteOf = useMinuteOf()
  return (
    <span className="withdrawal-state">
      <WithdrawalMark state={state} />
      {reason && <small>{reason}</small>}
      {endedAt && <small className="console-figures">{words.endedAt(minuteOf(Date.parse(endedAt)))}</small>}
    </span>
  )
}

const useColumns = (sum: number | null | undefined, hastened: readonly string[], onHasten: (id: string) => void): Columns<Row> => {
  const words = useWords(withdrawalsWords)
  const isAdmin = useSession('user')?.roles.includes('admin') ?? false
  return [
    { title: words.owner, cell: ({ personName, personNumber }) => <PersonCell name={personName} number={personNumber} /> },
    {
      title: words.amount,
      cell: ({ amount }) => <Money fen={amount} />,
      isNumber: true,
      sortKey: 'amount',
      ...(typeof sum === 'number' && { sum: <Money fen={sum} /> }),
    },
    { title: words.state, cell: (row) => <State row={row} /> },
    { title: words.number, cell: ({ number }) => <span className="console-figures">{number}</span> },
    { title: words.askedAt, cell: ({ createdAt }) => <Moment at={createdAt} />, sortKey: 'createdAt' },
    { title: words.dueAt, cell: ({ dueAt }) => <Moment at={dueAt} />, sortKey: 'dueAt' },
    ...(isAdmin
      ? [
          {
            title: words.action,
            cell: (row: Row) =>
              row.state === 'waiting' && (
                <WithdrawalActions row={row} isUnderWay={hastened.includes(row.id)} onPay={() => onHasten(row.id)} />
              ),
          },
        ]
      : []),
  ]
}

export default function WithdrawalsScreen() {
  const words = useWords(withdrawalsWords)
  const say = useSay()
  const titleOf = useTitleOf()
  const addressed = useAddressed(consolePaths.withdrawals)
  const { query, place, searched, move } = addressed
  const state = withdrawalStates.find((state) => state === query.state)
  const filter = { ...searched, ...listQuery(query), ...(state && { state }) }
  const { sort, sorted } = sortedBy(addressed, schoolWithdrawals.query.shape.sort)
  const wanted = { ...place, ...filter, ...sort }
  const page = usePage(schoolWithdrawals, wanted)
  const [hastened, setHastened] = useState<readonly string[]>([])
  const hasten = (id: string) => setHastened((ids) => [...ids, id])
  const columns = useColumns(page.data?.sum, hastened, hasten)
  const user = useSession('user')
  const own = user?.uid
  const isAdmin = user?.roles.includes('admin') ?? false
  const bulk = useBulk({
    filter,
    read: page,
    nameOf: ({ personName, number }: Row) => `${personName} ${number}`,
    isOpen: ({ id, state, personId }) => state === 'waiting' && personId !== own && !hastened.includes(id),
  })
  const pay = useAction(decideWithdrawal, { changes: [schoolWithdrawals], quiet: true })
  const isMoving = page.data?.rows.some((row) => row.state === 'sending' || (row.state === 'waiting' && hastened.includes(row.id)))
  // While a provider pays, the same page is asked for again, quietly.
  useRead(schoolWithdrawals, wanted, { background: true, enabled: isMoving === true, refetchInterval: pause })
  const payAll = async () => {
    const total = yuan(bulk.chosen.reduce((sum, { amount }) => sum + amount, 0))
    const title = words.payAllTitle(bulk.chosen.length, total)
    if (!(await ask({ title, text: bulk.naming(words.payText), confirm: words.pay }))) return
    await bulk.run(async (id) => {
      await pay.act({ id, verdict: 'pay' })
      hasten(id)
    })
  }
  return (
    <ConsoleFrame screen={consolePaths.withdrawals} lead={words.lead} actions={<ExportButton source="withdrawals" filter={filter} />}>
      <Filters>
        <SearchFilter of={addressed} label={words.search} />
        <StateFilter of={addressed} states={withdrawalStates} t={(state) => say(withdrawalStateNames[state])} />
        <UnitFilter of={addressed} />
        <DaysFilter of={addressed} />
      </Filters>
      <PagedTable
        label={titleOf(consolePaths.withdrawals)}
        columns={columns}
        sorted={sorted}
        read={page}
        place={place}
        onMove={move}
        keyOfRow={({ id }) => id}
        selection={isAdmin ? bulk.selection : undefined}
        empty={<Empty t={words.none} />}
      />
      <BulkBar bulk={bulk}>
        <Button size="small" color="primary" onClick={() => void payAll()}>
          {words.pay}
        </Button>
      </BulkBar>
    </ConsoleFrame>
  )
}
