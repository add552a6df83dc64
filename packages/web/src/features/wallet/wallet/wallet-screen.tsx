import type { OutputOf } from '@campus/contract/call.ts'
import { type beanBalance, movements } from '@campus/contract/wallet/balance.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { beans } from '@campus/ui/figures/yuan.ts'
import { CollectMoneyOutline, HistogramOutline, PayCircleOutline, ShopbagOutline, TransportQRcodeOutline } from 'antd-mobile-icons'
import { useRead } from '../../../api/use-read.ts'
import { open } from '../../../navigation/navigator.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import '@campus/ui/page/page.css'
import { ordersPaths, walletPaths } from '@campus/contract/paths/orders.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useBalance } from '../../../domain/wallet/use-balance.ts'
import { LinkRows } from '../../../navigation/rows.tsx'
import { BillRow } from '../bills/bill-row.tsx'
import './wallet.css'
import { walletWords } from './words.ts'

function BalanceCard({ balance }: { readonly balance: OutputOf<typeof beanBalance> }) {
  const words = useWords(walletWords)
  const { freeBeans, printBeans, held, inPayout } = balance
  const purses = [
    { name: words.free, text: words.freeText, amount: freeBeans, isShown: true },
    { name: words.print, text: words.printText, amount: printBeans, isShown: true },
    { name: words.held, text: words.heldText, amount: held, isShown: held > 0 },
    { name: words.payout, text: words.payoutText, amount: inPayout, isShown: inPayout > 0 },
  ]
  return (
    <section className="wallet-balance" aria-labelledby="wallet-balance">
      <h2 id="wallet-balance">{words.available}</h2>
      <p className="wallet-total">
        <strong>{beans(freeBeans + printBeans)}</strong> <small>{words.beanIsYuan}</small>
      </p>
      <dl className="wallet-purses">
        {purses
          .filter(({ isShown }) => isShown)
          .map(({ name, text, amount }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <strong>{beans(amount)}</strong>
                <small>{text}</small>
              </dd>
            </div>
          ))}
      </dl>
      <div className="wallet-actions">
        <Button color="primary" size="large" onClick={() => void open(walletPaths.recharge)}>
          {words.recharge}
        </Button>
        <Button size="large" onClick={() => void open(walletPaths.withdrawal)}>
          {words.withdraw}
        </Button>
      </div>
    </section>
  )
}

const latestCount = 5

function Latest() {
  const words = useWords(walletWords)
  const read = useRead(movements, { pageSize: latestCount }, { staleTime: 0 })
  return (
    <section className="page-card wallet-latest" aria-labelledby="wallet-latest">
      <div className="wallet-latest-head">
        <h2 id="wallet-latest">{words.latest}</h2>
        <PathLink to={walletPaths.bills}>{words.allBills}</PathLink>
      </div>
      <QueryView read={read} empty={<Empty t={words.noBillsText} />}>
        {({ rows }) => (
          <ul className="page-list">
            {rows.map((movement) => (
              <li key={movement.id}>
                <BillRow movement={movement} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  )
}

/** What is in the wallet, what can be done with it, and what moved lately. */
export default function WalletScreen() {
  const words = useWords(walletWords)
  const read = useBalance()
  const more = [
    { to: walletPaths.bills, query: { tab: 'statement' }, icon: HistogramOutline, title: words.statement },
    { to: walletPaths.bills, query: { tab: 'recharges' }, icon: PayCircleOutline, title: words.recharges },
    { to: walletPaths.bills, query: { tab: 'withdrawals' }, icon: CollectMoneyOutline, title: words.withdrawals },
    { to: ordersPaths.orders, icon: ShopbagOutline, title: words.orders },
    { to: walletPaths.prints, icon: TransportQRcodeOutline, title: words.prints },
  ]
  return (
    <QueryView read={read}>
      {(balance) => (
        <div className="page page-two-columns wallet">
          <BalanceCard balance={balance} />
          <Latest />
          <LinkRows title={words.more} rows={more} />
        </div>
      )}
    </QueryView>
  )
}
