import type { OutputOf } from '@campus/contract/call.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { schoolPayments } from '@campus/contract/payment/console.ts'
import { providerNames, providers } from '@campus/contract/payment/pay-ways.ts'
import { PaymentPurpose, paymentStates } from '@campus/contract/payment/payments.ts'
import { Money } from '@campus/ui/figures/money.tsx'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { usePage } from '../../../api/use-page.ts'
import { ExportButton } from '../../../console/export/export-button.tsx'
import { DaysFilter } from '../../../console/filters/days-filter.tsx'
import { Filters } from '../../../console/filters/filters.tsx'
import { listQuery, personIn } from '../../../console/filters/list-query.ts'
import { OnePerson } from '../../../console/filters/one-person.tsx'
import { SearchFilter } from '../../../console/filters/search-filter.tsx'
import { SelectFilter } from '../../../console/filters/select-filter.tsx'
import { sortedBy } from '../../../console/filters/sorted-by.ts'
import { StateFilter } from '../../../console/filters/state-filter.tsx'
import { UnitFilter } from '../../../console/filters/unit-filter.tsx'
import { useAddressed } from '../../../console/filters/use-addressed.ts'
import { ListScreen } from '../../../console/frame/list-screen.tsx'
import '../../../console/look/console-look.css'
import { Moment } from '../../../console/look/moment.tsx'
import { PaymentDetail } from './payment-detail.tsx'
import { PaymentMark } from './payment-mark.tsx'
import { ProviderFilter } from './provider-filter.tsx'
import { paymentsWords } from './words.ts'

type Row = OutputOf<typeof schoolPayments>['rows'][number]

function PaymentLine({ row }: { readonly row: Row }) {
  const words = useWords(paymentsWords)
  const say = useSay()
  return (
    <>
      <span className="choosable-head">
        <span className="money">{yuan(row.amount)}</span>
        <PaymentMark payment={row} />
      </span>
      <small>
        {row.personName} · {row.personNumber} · {words[row.purpose]}
      </small>
      <small className="console-figures">
        {say(providerNames[row.provider])} · {row.number} · <Time at={row.createdAt} />
      </small>
    </>
  )
}

const useColumns = (sum: number | null | undefined): Columns<Row> => {
  const words = useWords(paymentsWords)
  const say = useSay()
  return [
    { title: words.number, cell: ({ number }) => <span className="console-figures">{number}</span> },
    {
      title: words.payer,
      cell: ({ personName, personNumber }) => (
        <>
          {personName} <small className="console-quiet">{personNumber}</small>
        </>
      ),
    },
    { title: words.purpose, cell: ({ purpose }) => words[purpose] },
    { title: words.provider, cell: ({ provider }) => say(providerNames[provider]) },
    {
      title: words.amount,
      cell: ({ amount }) => <Money fen={amount} />,
      isNumber: true,
      sortKey: 'amount',
      ...(typeof sum === 'number' && { sum: <Money fen={sum} /> }),
    },
    { title: words.state, cell: (row) => <PaymentMark payment={row} /> },
    { title: words.createdAt, cell: ({ createdAt }) => <Moment at={createdAt} />, sortKey: 'createdAt' },
  ]
}

export default function PaymentsScreen() {
  const words = useWords(paymentsWords)
  const addressed = useAddressed(consolePaths.payments)
  const { query, place, searched } = addressed
  const state = paymentStates.find((state) => state === query.state)
  const provider = providers.find((provider) => provider === query.provider)
  const purpose = PaymentPurpose.safeParse(query.purpose).data
  const filter = {
    ...searched,
    ...listQuery(query),
    ...personIn(query),
    ...(state && { state }),
    ...(purpose && { purpose }),
    ...(provider && { provider }),
  }
  const { sort, sorted } = sortedBy(addressed, schoolPayments.query.shape.sort)
  const page = usePage(schoolPayments, { ...place, ...filter, ...sort })
  const columns = useColumns(page.data?.sum)
  return (
    <ListScreen
      screen={consolePaths.payments}
      lead={words.lead}
      actions={<ExportButton source="payments" filter={filter} />}
      addressed={addressed}
      filters={
        <>
          <OnePerson of={addressed} />
          <Filters>
            <SearchFilter of={addressed} label={words.search} />
            <StateFilter of={addressed} states={paymentStates} t={(state) => words[state]} />
            <SelectFilter
              of={addressed}
              name="purpose"
              label={words.purpose}
              all={words.allPurposes}
              options={PaymentPurpose.options.map((value) => ({ value, label: words[value] }))}
            />
            <ProviderFilter of={addressed} />
            <UnitFilter of={addressed} />
            <DaysFilter of={addressed} />
          </Filters>
        </>
      }
      read={page}
      empty={<Empty t={words.none} />}
      table={{ columns, sorted }}
      detail={query.id ? <PaymentDetail key={query.id} id={query.id} /> : null}
    >
      {(row) => <PaymentLine row={row} />}
    </ListScreen>
  )
}
