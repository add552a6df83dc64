import type { OutputOf } from '@campus/contract/call.ts'
import { schoolOrders } from '@campus/contract/console/orders.ts'
import { orderStateNames, orderStates } from '@campus/contract/orders/orders.ts'
import { yuan } from '../../../parts/figures/yuan.ts'
import { nameIn } from '../../../parts/map/place-name.ts'
import { OrderMark } from '../../../parts/order/order-mark.tsx'
import { Empty } from '../../../parts/states/empty.tsx'
import { usePage } from '../../../parts/table/use-page.ts'
import { Time } from '../../../parts/time/time.tsx'
import { consolePaths } from '../../../paths/console.ts'
import { useLanguage } from '../../../words/language-store.ts'
import { useSay, useWords } from '../../../words/words.ts'
import { consoleTitles } from '../console-titles.ts'
import '../filters/filters.css'
import { SearchFilter } from '../filters/search-filter.tsx'
import { SelectFilter } from '../filters/select-filter.tsx'
import { useAddressed } from '../filters/use-addressed.ts'
import { ConsoleFrame } from '../frame/console-frame.tsx'
import { ChoosableList } from '../look/choosable-list.tsx'
import { ListBeside } from '../look/list-beside.tsx'
import { OrderDetail } from './order-detail.tsx'
import { ordersWords } from './words.ts'

type Row = OutputOf<typeof schoolOrders>['rows'][number]

function OrderLine({ row: { lines, state, personName, personNumber, number, total, createdAt } }: { readonly row: Row }) {
  const words = useWords(ordersWords)
  const language = useLanguage()
  const [first] = lines
  const title = first ? nameIn(first, language) : number
  return (
    <>
      <span className="choosable-head">
        {lines.length > 1 ? words.andMore(title, lines.length) : title}
        <OrderMark state={state} />
      </span>
      <small>
        {personName} · {personNumber}
      </small>
      <small className="console-figures">
        {total === 0 ? words.free : yuan(total)} · {number} · <Time at={createdAt} />
      </small>
    </>
  )
}

export default function OrdersScreen() {
  const words = useWords(ordersWords)
  const say = useSay()
  const { query, place, filter, move, choose } = useAddressed(consolePaths.orders)
  const state = orderStates.find((state) => state === query.state)
  const page = usePage(schoolOrders, {
    ...place,
    ...(query.words && { words: query.words.slice(0, 60) }),
    ...(state && { state }),
  })
  const list = (
    <>
      <div className="filters">
        <SearchFilter label={words.search} value={query.words ?? ''} onSearch={(text) => filter({ words: text || undefined })} />
        <SelectFilter
          label={words.state}
          all={words.allStates}
          value={state ?? ''}
          options={orderStates.map((value) => ({ value, label: say(orderStateNames[value]) }))}
          onChoose={(value) => filter({ state: value || undefined })}
        />
      </div>
      <ChoosableList
        label={say(consoleTitles.orders)}
        read={page}
        chosen={query.id}
        onChoose={choose}
        place={place}
        onMove={move}
        empty={<Empty says={words.none} />}
      >
        {(row) => <OrderLine row={row} />}
      </ChoosableList>
    </>
  )
  return (
    <ConsoleFrame screen="orders" lead={words.lead}>
      <ListBeside list={list} hint={words.choose} detail={query.id ? <OrderDetail key={query.id} id={query.id} /> : null} />
    </ConsoleFrame>
  )
}
