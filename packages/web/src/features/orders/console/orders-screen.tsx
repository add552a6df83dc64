import type { OutputOf } from '@campus/contract/call.ts'
import { DocumentWay, wayNames } from '@campus/contract/documents/template-choices.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { schoolOrderStateNames, schoolOrders } from '@campus/contract/orders/console.ts'
import { orderStates } from '@campus/contract/orders/orders.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Money } from '@campus/ui/figures/money.tsx'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { usePage } from '../../../api/use-page.ts'
import { ExportButton } from '../../../console/export/export-button.tsx'
import { DaysFilter } from '../../../console/filters/days-filter.tsx'
import { Filters } from '../../../console/filters/filters.tsx'
import { listQuery } from '../../../console/filters/list-query.ts'
import { SearchFilter } from '../../../console/filters/search-filter.tsx'
import { SelectFilter } from '../../../console/filters/select-filter.tsx'
import { sortedBy } from '../../../console/filters/sorted-by.ts'
import { StateFilter } from '../../../console/filters/state-filter.tsx'
import { UnitFilter } from '../../../console/filters/unit-filter.tsx'
import { useAddressed } from '../../../console/filters/use-addressed.ts'
import { ListScreen } from '../../../console/frame/list-screen.tsx'
import '../../../console/look/console-look.css'
import { Moment } from '../../../console/look/moment.tsx'
import { OrderDetail } from './order-detail.tsx'
import { SchoolOrderMark } from './school-order-mark.tsx'
import { ordersWords } from './words.ts'

type Row = OutputOf<typeof schoolOrders>['rows'][number]

const useOrderTitle = () => {
  const words = useWords(ordersWords)
  const language = useLanguage()
  return ({ lines, number }: Row) => {
    const [first] = lines
    const title = first ? nameIn(first, language) : number
    return lines.length > 1 ? words.andMore(title, lines.length) : title
  }
}

function OrderLine({ row }: { readonly row: Row }) {
  const words = useWords(ordersWords)
  const titleOf = useOrderTitle()
  const { personName, personNumber, number, total, createdAt } = row
  return (
    <>
      <span className="choosable-head">
        {titleOf(row)}
        <SchoolOrderMark order={row} />
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

const useColumns = (sum: number | null | undefined): Columns<Row> => {
  const words = useWords(ordersWords)
  const titleOf = useOrderTitle()
  return [
    { title: words.lines, cell: (row) => titleOf(row) },
    { title: words.number, cell: ({ number }) => <span className="console-figures">{number}</span> },
    {
      title: words.buyer,
      cell: ({ personName, personNumber }) => (
        <>
          {personName} <small className="console-quiet">{personNumber}</small>
        </>
      ),
    },
    { title: words.state, cell: (row) => <SchoolOrderMark order={row} /> },
    {
      title: words.total,
      cell: ({ total }) => <Money fen={total} />,
      isNumber: true,
      sortKey: 'total',
      ...(typeof sum === 'number' && { sum: <Money fen={sum} /> }),
    },
    { title: words.createdAt, cell: ({ createdAt }) => <Moment at={createdAt} />, sortKey: 'createdAt' },
  ]
}

export default function OrdersScreen() {
  const words = useWords(ordersWords)
  const say = useSay()
  const addressed = useAddressed(consolePaths.orders)
  const { query, place, searched } = addressed
  const state = orderStates.find((state) => state === query.state)
  const way = DocumentWay.safeParse(query.way).data
  const filter = { ...searched, ...listQuery(query), ...(state && { state }), ...(way && { way }) }
  const { sort, sorted } = sortedBy(addressed, schoolOrders.query.shape.sort)
  const page = usePage(schoolOrders, { ...place, ...filter, ...sort })
  const columns = useColumns(page.data?.sum)
  return (
    <ListScreen
      screen={consolePaths.orders}
      lead={words.lead}
      actions={<ExportButton source="orders" filter={filter} />}
      addressed={addressed}
      filters={
        <Filters>
          <SearchFilter of={addressed} label={words.search} />
          <StateFilter of={addressed} states={orderStates} t={(state) => say(schoolOrderStateNames[state])} />
          <SelectFilter
            of={addressed}
            name="way"
            label={words.way}
            all={words.allWays}
            options={DocumentWay.options.map((value) => ({ value, label: say(wayNames[value]) }))}
          />
          <UnitFilter of={addressed} />
          <DaysFilter of={addressed} />
        </Filters>
      }
      read={page}
      empty={<Empty t={words.none} />}
      table={{ columns, sorted }}
      detail={query.id ? <OrderDetail key={query.id} id={query.id} /> : null}
    >
      {(row) => <OrderLine row={row} />}
    </ListScreen>
  )
}
