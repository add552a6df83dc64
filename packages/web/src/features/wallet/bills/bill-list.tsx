import { walletPaths } from '@campus/contract/paths/orders.ts'
import { type MovementKind, movementKinds, movementNames, movements } from '@campus/contract/wallet/balance.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { EndlessList } from '@campus/ui/list/endless-list.tsx'
import { useCursorPages } from '@campus/ui/list/use-cursor-pages.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { NoneLikeThat } from '@campus/ui/states/none-like-that.tsx'
import { MonthSelect } from '@campus/ui/time/month-select.tsx'
import { monthOf, monthsUntil } from '@campus/ui/time/months.ts'
import { useNow } from '@campus/ui/time/use-now.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { send } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'
import { open } from '../../../navigation/navigator.ts'
import { BillRow } from './bill-row.tsx'
import './bills.css'
import { billWords } from './words.ts'

const monthsOffered = 24

/** Whose beans lapsed does not come back to look for it. */
const filterKinds = movementKinds.filter((kind) => kind !== 'lapse')

interface BillFilter {
  readonly month: string | undefined
  readonly kind: MovementKind | undefined
}

interface BillListProps {
  readonly filter: BillFilter
  readonly onFilter: (filter: BillFilter) => void
}

/** Every movement of the wallet, of one month and one kind if wanted. */
export function BillList({ filter, onFilter }: BillListProps) {
  const words = useWords(billWords)
  const say = useSay()
  const now = useNow(0)
  const pages = useCursorPages(keyOf(movements, filter), (after, signal) => send(movements, { ...filter, ...after }, { signal }))
  const isNarrowed = Boolean(filter.month || filter.kind)
  const kinds = filterKinds.map((kind) => [kind, say(movementNames[kind])] as const)
  const empty = isNarrowed ? (
    <NoneLikeThat t={words.noneLikeThat} onShowAll={() => onFilter({ month: undefined, kind: undefined })} />
  ) : (
    <Empty t={words.none} action={<Button onClick={() => void open(walletPaths.recharge)}>{words.recharge}</Button>} />
  )
  return (
    <>
      {(isNarrowed || (pages.total ?? 0) > 0) && (
        <div className="bills-head">
          <MonthSelect
            label={words.month}
            all={words.allMonths}
            months={monthsUntil(monthOf(now), monthsOffered)}
            value={filter.month}
            onChoose={(month) => onFilter({ ...filter, month })}
          />
          <Choice
            label={words.kind}
            look="filters"
            options={[['', words.all], ...kinds]}
            value={filter.kind ?? ''}
            onChoose={(kind) => onFilter({ ...filter, kind: kind === '' ? undefined : kind })}
          />
        </div>
      )}
      <EndlessList label={words.bills} pages={pages} keyOfRow={({ id }) => id} empty={empty}>
        {(movement) => <BillRow movement={movement} />}
      </EndlessList>
    </>
  )
}
