import type { OutputOf } from '@campus/contract/call.ts'
import { dropPriceTable, priceTables } from '@campus/contract/cloudprint/console.ts'
import { PriceKind, type SheetPrices } from '@campus/contract/cloudprint/prices.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Money } from '@campus/ui/figures/money.tsx'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { type Columns, Table } from '@campus/ui/table/table.tsx'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useNow } from '@campus/ui/time/use-now.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { AddOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { useAction } from '../../../../api/use-action.ts'
import { useRead } from '../../../../api/use-read.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import { useSession } from '../../../../session/use-session.ts'
import './prices.css'
import { PriceDialog } from './price-dialog.tsx'
import { statusOf } from './price-status.ts'
import { useKindName } from './use-kind-name.ts'
import { pricesWords } from './words.ts'

type Prices = OutputOf<typeof priceTables>[number]

const tones = { past: 'over', inForce: 'good', coming: 'waiting' } as const
const nothing: SheetPrices = { bw_single: 0, bw_double: 0, co_single: 0, co_double: 0, photo: 0 }

function DropButton({ prices: { id, validFrom } }: { readonly prices: Prices }) {
  const words = useWords(pricesWords)
  const { act, isActing } = useAction(dropPriceTable, { changes: [priceTables] })
  const drop = async () => {
    const title = words.dropTitle(minuteOf(Date.parse(validFrom)))
    if (!(await ask({ title, text: words.dropText, confirm: words.drop }))) return
    await act({ id })
    toast(words.dropped, 'success')
  }
  return (
    <Button size="small" loading={isActing} onClick={() => void drop().catch(() => undefined)}>
      {words.drop}
    </Button>
  )
}

const useColumns = (isAdmin: boolean): Columns<Prices> => {
  const words = useWords(pricesWords)
  const nameOf = useKindName()
  const now = useNow(60_000)
  return [
    { title: words.from, cell: ({ validFrom }) => <Moment at={validFrom} /> },
    {
      title: words.state,
      cell: (prices) => {
        const standing = statusOf(prices, now)
        return (
          <span className="price-state">
            <StateMark tone={tones[standing]} t={words[standing]} />
            {standing === 'coming' && isAdmin && <DropButton prices={prices} />}
          </span>
        )
      },
    },
    ...PriceKind.options.map((kind) => ({
      title: nameOf(kind),
      cell: ({ prices }: Prices) => <Money fen={prices[kind]} />,
      isNumber: true,
    })),
    { title: words.note, cell: ({ note }) => note },
    { title: words.by, cell: ({ madeBy }) => <span className="price-maker">{madeBy}</span> },
  ]
}

/** What a sheet cost, costs and will cost. */
export default function PricesScreen() {
  const words = useWords(pricesWords)
  const isAdmin = useSession('user')?.roles.includes('admin') ?? false
  const read = useRead(priceTables, {})
  const columns = useColumns(isAdmin)
  const [isAdding, setIsAdding] = useState(false)
  const add = isAdmin && (
    <Button color="primary" onClick={() => setIsAdding(true)}>
      <AddOutline aria-hidden /> {words.add}
    </Button>
  )
  return (
    <ConsoleFrame screen={consolePaths.printPrices} lead={words.lead} actions={read.data?.length !== 0 && add}>
      <QueryView read={read} empty={<Empty t={words.none} action={add} />}>
        {(tables) => <Table label={words.label} columns={columns} rows={tables} keyOfRow={({ id }) => id} />}
      </QueryView>
      {isAdding && (
        <PriceDialog now={read.data?.find(({ isInForce }) => isInForce)?.prices ?? nothing} onClose={() => setIsAdding(false)} />
      )}
    </ConsoleFrame>
  )
}
