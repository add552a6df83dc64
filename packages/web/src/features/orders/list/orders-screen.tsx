import { Id } from '@campus/contract/fields.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { OwnOrderState, orderStateNames, orders, ownOrderStates } from '@campus/contract/orders/orders.ts'
import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { ordersPaths } from '@campus/contract/paths/orders.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { usePages } from '@campus/ui/list/use-pages.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { NoneLikeThat } from '@campus/ui/states/none-like-that.tsx'
import { MonthSelect } from '@campus/ui/time/month-select.tsx'
import { monthOf, monthsUntil } from '@campus/ui/time/months.ts'
import { useNow } from '@campus/ui/time/use-now.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { send } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'
import { useTopic } from '../../../api/use-topic.ts'
import { toCollect } from '../../../domain/order/words.ts'
import { useOffered } from '../../../launcher/use-services.ts'
import { useWide } from '../../../layout/use-wide.ts'
import { open, redirect } from '../../../navigation/navigator.ts'
import { RowsWithDetail } from '../../../navigation/rows-with-detail.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { OrderView } from '../order/order-view.tsx'
import { OrderRow } from './order-row.tsx'
import './orders.css'
import { ordersWords } from './words.ts'

const monthsOffered = 24

interface Filter {
  readonly state: OwnOrderState | undefined
  readonly month: string | undefined
}

const stateNames: Record<OwnOrderState, Phrase> = { ...orderStateNames, to_collect: toCollect }

const show = (filter: Partial<Filter>) => void redirect(ordersPaths.orders, filter)

function Filters({ filter }: { readonly filter: Filter }) {
  const words = useWords(ordersWords)
  const say = useSay()
  const states = ownOrderStates.map((state) => [state, say(stateNames[state])] as const)
  return (
    <div className="beside-filters orders-filters">
      <MonthSelect
        label={words.month}
        all={words.allMonths}
        months={monthsUntil(monthOf(useNow(0)), monthsOffered)}
        value={filter.month}
        onChoose={(month) => show({ ...filter, month })}
      />
      <Choice
        label={words.state}
        look="filters"
        options={[['', words.all], ...states]}
        value={filter.state ?? ''}
        onChoose={(state) => show({ ...filter, state: state === '' ? undefined : state })}
      />
    </div>
  )
}

/** Families and visitors are given no certificates: what they can order is paper. */
function NoOrders() {
  const words = useWords(ordersWords)
  const hasCertificates = useOffered().some(({ path }) => path === documentsPaths.certificates)
  const [path, text] = hasCertificates ? [documentsPaths.certificates, words.toCertificates] : [cloudPrintPaths.document, words.toPrint]
  return (
    <Empty
      t={words.none}
      action={
        <Button color="primary" onClick={() => void open(path)}>
          {text}
        </Button>
      }
    />
  )
}

const Month = orders.query.shape.month

export default function OrdersScreen() {
  const words = useWords(ordersWords)
  const query = useQueryOf(ordersPaths.orders)
  const filter = { state: OwnOrderState.safeParse(query.state).data, month: Month.safeParse(query.month).data }
  const pages = usePages(keyOf(orders, filter), (pageNum, signal) => send(orders, { ...filter, pageNum }, { signal }))
  const refresh = () => void pages.refetch()
  useTopic('order', refresh, refresh)
  const isNarrowed = Boolean(filter.state || filter.month)
  const empty = isNarrowed ? <NoneLikeThat t={words.noneLikeThat} onShowAll={() => show({})} /> : <NoOrders />
  return (
    <RowsWithDetail
      isWide={useWide()}
      label={words.list}
      pages={pages}
      empty={empty}
      tools={(isNarrowed || (pages.total ?? 0) > 0) && <Filters filter={filter} />}
      path={ordersPaths.orders}
      filter={filter}
      onePath={ordersPaths.order}
      chosen={Id.safeParse(query.id).data}
      View={OrderView}
    >
      {(row) => <OrderRow row={row} />}
    </RowsWithDetail>
  )
}
