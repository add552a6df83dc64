import { beans, yuan } from '@campus/ui/figures/yuan.ts'
import { Switch } from '@campus/ui/switch/switch.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { PathLink } from '../../navigation/path-link.tsx'
import { walletPaths } from '../../paths/trade.ts'
import './pay.css'
import { type OfferedProvider, PayWays } from './pay-ways.tsx'
import type { PayChoice } from './use-pay-choice.ts'
import { payWords } from './words.ts'

interface PayFieldsProps {
  readonly choice: PayChoice
  readonly total: number
  readonly free: number
  readonly print: number
  readonly offered: readonly OfferedProvider[]
}

/** Beans first, a provider for the rest, and what comes of it. */
export function PayFields({ choice, total, free, print, offered }: PayFieldsProps) {
  const words = useWords(payWords)
  const { usesBeans, setUsesBeans, provider, setProvider, split } = choice
  const hasBeans = free + print > 0
  return (
    <div className="pay-fields">
      <div className="pay-wallet">
        <Switch label={words.wallet} isOn={usesBeans && hasBeans} isFixed={!hasBeans} onTurn={setUsesBeans} />
        {hasBeans ? (
          <p className="page-note">
            {words.inWallet(beans(free), beans(print))} · {words.freeFirst}
          </p>
        ) : (
          <p className="page-note">
            {words.emptyWallet} <PathLink to={walletPaths.recharge}>{words.toRecharge}</PathLink>
          </p>
        )}
      </div>
      {split.rest > 0 && <PayWays offered={offered} chosen={provider} onChoose={setProvider} />}
      <dl className="pay-sums">
        <div>
          <dt>{words.total}</dt>
          <dd>{yuan(total)}</dd>
        </div>
        {split.fromFree > 0 && (
          <div>
            <dt>{words.fromFree}</dt>
            <dd>{beans(-split.fromFree)}</dd>
          </div>
        )}
        {split.fromPrint > 0 && (
          <div>
            <dt>{words.fromPrint}</dt>
            <dd>{beans(-split.fromPrint)}</dd>
          </div>
        )}
        <div className="pay-rest">
          <dt>{words.rest}</dt>
          <dd>{yuan(split.rest)}</dd>
        </div>
      </dl>
    </div>
  )
}
