import type { OutputOf } from '@campus/contract/call.ts'
import { schoolPayments } from '@campus/contract/console/payments.ts'
import { providerNames, providers } from '@campus/contract/payment/pay-ways.ts'
import { paymentStates } from '@campus/contract/payment/payments.ts'
import { yuan } from '../../../parts/figures/yuan.ts'
import { Empty } from '../../../parts/states/empty.tsx'
import { usePage } from '../../../parts/table/use-page.ts'
import { Time } from '../../../parts/time/time.tsx'
import { consolePaths } from '../../../paths/console.ts'
import { useSay, useWords } from '../../../words/words.ts'
import { consoleTitles } from '../console-titles.ts'
import '../filters/filters.css'
import { SearchFilter } from '../filters/search-filter.tsx'
import { SelectFilter } from '../filters/select-filter.tsx'
import { useAddressed } from '../filters/use-addressed.ts'
import { ConsoleFrame } from '../frame/console-frame.tsx'
import { ChoosableList } from '../look/choosable-list.tsx'
import { ListBeside } from '../look/list-beside.tsx'
import { PaymentDetail } from './payment-detail.tsx'
import { PaymentMark } from './payment-mark.tsx'
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

export default function PaymentsScreen() {
  const words = useWords(paymentsWords)
  const say = useSay()
  const { query, place, filter, move, choose } = useAddressed(consolePaths.payments)
  const state = paymentStates.find((state) => state === query.state)
  const provider = providers.find((provider) => provider === query.provider)
  const page = usePage(schoolPayments, {
    ...place,
    ...(query.words && { words: query.words.slice(0, 60) }),
    ...(state && { state }),
    ...(provider && { provider }),
  })
  const list = (
    <>
      <div className="filters">
        <SearchFilter label={words.search} value={query.words ?? ''} onSearch={(text) => filter({ words: text || undefined })} />
        <SelectFilter
          label={words.state}
          all={words.allStates}
          value={state ?? ''}
          options={paymentStates.map((value) => ({ value, label: words[value] }))}
          onChoose={(value) => filter({ state: value || undefined })}
        />
        <SelectFilter
          label={words.provider}
          all={words.allProviders}
          value={provider ?? ''}
          options={providers.map((value) => ({ value, label: say(providerNames[value]) }))}
          onChoose={(value) => filter({ provider: value || undefined })}
        />
      </div>
      <ChoosableList
        label={say(consoleTitles.payments)}
        read={page}
        chosen={query.id}
        onChoose={choose}
        place={place}
        onMove={move}
        empty={<Empty says={words.none} />}
      >
        {(row) => <PaymentLine row={row} />}
      </ChoosableList>
    </>
  )
  return (
    <ConsoleFrame screen="payments" lead={words.lead}>
      <ListBeside list={list} hint={words.choose} detail={query.id ? <PaymentDetail key={query.id} id={query.id} /> : null} />
    </ConsoleFrame>
  )
}
