import { Id } from '@campus/contract/fields.ts'
import { OrderState, orderStateNames, orderStates, orders } from '@campus/contract/orders/orders.ts'
import { Button } from 'antd-mobile'
import { send } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'
import { useTopic } from '../../../api/use-topic.ts'
import { useWide } from '../../../chrome/use-wide.ts'
import { open, redirect } from '../../../navigation/navigator.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { Beside } from '../../../parts/beside/beside.tsx'
import { useFirst } from '../../../parts/beside/use-first.ts'
import { Choice } from '../../../parts/choice/choice.tsx'
import { EndlessList } from '../../../parts/list/endless-list.tsx'
import { usePages } from '../../../parts/list/use-pages.ts'
import { Empty } from '../../../parts/states/empty.tsx'
import { MonthSelect } from '../../../parts/time/month-select.tsx'
import { monthOf, monthsUntil } from '../../../parts/time/months.ts'
import { useNow } from '../../../parts/time/use-now.ts'
import { documentsPaths } from '../../../paths/documents.ts'
import { ordersPaths } from '../../../paths/trade.ts'
import { useSay, useWords } from '../../../words/words.ts'
import { OrderView } from '../order/order-view.tsx'
import { OrderRow } from './order-row.tsx'
import './orders.css'
import { ordersWords } from './words.ts'

const monthsOffered = 24

interface Filter {
  readonly state: OrderState | undefined
  readonly month: string | undefined
}

const show = (filter: Partial<Filter>) => void redirect(ordersPaths.orders, filter)

function Filters({ filter }: { readonly filter: Filter }) {
  const words = useWords(ordersWords)
  const say = useSay()
  const states = orderStates.map((state) => [state, say(orderStateNames[state])] as const)
  return (
    <div className="orders-filters">
      <MonthSelect
        label={words.month}
        all={words.allMonths}
        months={monthsUntil(monthOf(useNow(0)), monthsOffered)}
        value={filter.month}
        onChoose={(month) => show({ ...filter, month })}
      />
      <Choice
        label={words.state}
        look="chips"
        options={[['', words.all], ...states]}
        value={filter.state ?? ''}
        onChoose={(state) => show({ ...filter, state: state === '' ? undefined : state })}
      />
    </div>
  )
}

const Month = orders.query.shape.month

/** On a phone an order opens by itself; where there is room it opens beside the list. */
export default function OrdersScreen() {
  const words = useWords(ordersWords)
  const isWide = useWide()
  const query = useQueryOf(ordersPaths.orders)
  const filter = { state: OrderState.safeParse(query.state).data, month: Month.safeParse(query.month).data }
  const pages = usePages(keyOf(orders, filter), (pageNum, signal) => send(orders, { ...filter, pageNum }, { signal }))
  useTopic('order', () => void pages.refetch())
  const first = useFirst(pages.data?.[0]?.id)
  const shownId = isWide ? (Id.safeParse(query.id).data ?? first) : undefined
  const isNarrowed = Boolean(filter.state || filter.month)
  const empty = isNarrowed ? (
    <Empty says={words.noneLikeThat} action={<Button onClick={() => show({})}>{words.showAll}</Button>} />
  ) : (
    <Empty
      says={words.none}
      action={
        <Button color="primary" onClick={() => void open(documentsPaths.certificates)}>
          {words.toCertificates}
        </Button>
      }
    />
  )
  return (
    <Beside detail={shownId && <OrderView key={shownId} id={shownId} />}>
      {(isNarrowed || (pages.total ?? 0) > 0) && <Filters filter={filter} />}
      <EndlessList label={words.list} pages={pages} keyOfRow={(row) => row.id} empty={empty}>
        {(row) => (
          <PathLink
            to={isWide ? ordersPaths.orders : ordersPaths.order}
            query={isWide ? { ...filter, id: row.id } : { id: row.id }}
            replaces={isWide}
            isCurrent={row.id === shownId}
            className="order-link"
          >
            <OrderRow row={row} />
          </PathLink>
        )}
      </EndlessList>
    </Beside>
  )
}
