import { walletPaths } from '@campus/contract/paths/orders.ts'
import { beans } from '@campus/ui/figures/yuan.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { RightOutline } from 'antd-mobile-icons'
import { useBalance } from '../../../domain/wallet/use-balance.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useSession } from '../../../session/use-session.ts'
import './wallet-card.css'
import { myWords } from './words.ts'

/** What is in the wallet; the last known balance is shown until it is loaded. */
export function WalletCard() {
  const words = useWords(myWords)
  const { data } = useBalance()
  const kept = { freeBeans: useSession('freeBeans'), printBeans: useSession('printBeans') }
  const { freeBeans, printBeans } = data ?? kept
  const purses = [
    [words.freeBeans, freeBeans],
    [words.printBeans, printBeans],
  ] as const
  return (
    <section className="my-card my-wallet" aria-label={words.wallet}>
      <PathLink to={walletPaths.wallet} className="my-wallet-link">
        <strong>{words.wallet}</strong>
        <span className="my-purses">
          {purses.map(([name, amount]) => (
            <span key={name}>
              <b>{amount === null ? '–' : beans(amount)}</b>
              <small>{name}</small>
            </span>
          ))}
        </span>
        <RightOutline aria-hidden="true" />
      </PathLink>
      <nav className="my-wallet-ways" aria-label={words.wallet}>
        <PathLink to={walletPaths.recharge}>{words.recharge}</PathLink>
        <PathLink to={walletPaths.withdrawal}>{words.withdraw}</PathLink>
        <PathLink to={walletPaths.bills}>{words.bills}</PathLink>
      </nav>
    </section>
  )
}
