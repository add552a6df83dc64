import type { OutputOf } from '@campus/contract/call.ts'
import { providerNames } from '@campus/contract/payment/pay-ways.ts'
import { recharges } from '@campus/contract/payment/recharge.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { beans, yuan } from '@campus/ui/figures/yuan.ts'
import { EndlessList } from '@campus/ui/list/endless-list.tsx'
import { usePages } from '@campus/ui/list/use-pages.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { PayCircleOutline } from 'antd-mobile-icons'
import { send } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'
import { open } from '../../../navigation/navigator.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import '@campus/ui/tile/tile.css'
import { walletPaths } from '@campus/contract/paths/orders.ts'
import { Time } from '@campus/ui/time/time.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import './bills.css'
import { billWords } from './words.ts'

const tones = { open: 'waiting', paid: 'good', closed: 'over' } as const

function RechargeRow({ row }: { readonly row: OutputOf<typeof recharges>['rows'][number] }) {
  const words = useWords(billWords)
  const say = useSay()
  const { id, number, amount, refunded, provider, state, createdAt } = row
  return (
    <div className="bill">
      <span className="tile-icon tile-icon-small" aria-hidden="true">
        <PayCircleOutline />
      </span>
      <span className="list-text">
        <strong className="money">{words.beans(beans(amount))}</strong>
        <small>
          {say(providerNames[provider])} · <Time at={createdAt} />
        </small>
        <small>{number}</small>
        {refunded > 0 && <small>{words.refunded(yuan(refunded))}</small>}
      </span>
      <span className="bill-state">
        <StateMark tone={tones[state]} t={words[state]} />
        {state === 'open' && (
          <PathLink to={walletPaths.recharge} query={{ paymentId: id }}>
            {words.goOn}
          </PathLink>
        )}
      </span>
    </div>
  )
}

export function RechargeList() {
  const words = useWords(billWords)
  const pages = usePages(keyOf(recharges), (pageNum, signal) => send(recharges, { pageNum }, { signal }))
  const empty = (
    <Empty
      t={words.noRecharges}
      action={
        <Button color="primary" onClick={() => void open(walletPaths.recharge)}>
          {words.recharge}
        </Button>
      }
    />
  )
  return (
    <EndlessList label={words.recharges} pages={pages} keyOfRow={({ id }) => id} empty={empty}>
      {(row) => <RechargeRow row={row} />}
    </EndlessList>
  )
}
