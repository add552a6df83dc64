import { minWithdrawal, openId } from '@campus/contract/wallet/withdrawals.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { CopyButton } from '@campus/ui/copy/copy-button.tsx'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { useRead } from '../../../api/use-read.ts'
import { open } from '../../../navigation/navigator.ts'
import '@campus/ui/page/page.css'
import { accountPaths } from '@campus/contract/paths/account.ts'
import { walletPaths } from '@campus/contract/paths/orders.ts'
import { QrCode } from '@campus/ui/qr-code/qr-code.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useEffect } from 'react'
import { useBalance } from '../../../domain/wallet/use-balance.ts'
import { changeSession } from '../../../session/session-store.ts'
import { WithdrawalList } from '../withdrawal-list.tsx'
import './withdrawal.css'
import { WithdrawalForm } from './withdrawal-form.tsx'
import { withdrawalWords } from './words.ts'

/** How to reach the one place where it works. */
function Elsewhere() {
  const words = useWords(withdrawalWords)
  const address = window.location.href
  return (
    <div className="withdrawal-elsewhere">
      <strong>{words.elsewhere}</strong>
      <p className="page-note">{words.elsewhereText}</p>
      <QrCode text={address} label={words.qr} />
      <CopyButton text={address} label={words.address} />
    </div>
  )
}

function Unbound() {
  const words = useWords(withdrawalWords)
  return (
    <div className="withdrawal-elsewhere">
      <strong>{words.unbound}</strong>
      <p className="page-note">{words.unboundText}</p>
      <Button color="primary" onClick={() => void open(accountPaths.bindings)}>
        {words.bind}
      </Button>
    </div>
  )
}

function Action({ available }: { readonly available: number }) {
  const words = useWords(withdrawalWords)
  const read = useRead(openId, {}, { staleTime: 0 })
  const account = read.data?.openId
  useEffect(() => {
    if (account !== undefined) changeSession((session) => (session.openId === account ? session : { ...session, openId: account }))
  }, [account])
  if (available < minWithdrawal)
    return (
      <>
        <p className="page-note">{words.nothing}</p>
        <Button onClick={() => void open(walletPaths.recharge)}>{words.recharge}</Button>
      </>
    )
  return (
    <QueryView read={read}>
      {({ isInMessagingApp, isBound }) => {
        if (!isInMessagingApp) return <Elsewhere />
        return isBound ? <WithdrawalForm key={available} available={available} /> : <Unbound />
      }}
    </QueryView>
  )
}

function Rules() {
  const words = useWords(withdrawalWords)
  return (
    <section className="page-card" aria-labelledby="withdrawal-rules">
      <h2 id="withdrawal-rules">{words.rules}</h2>
      <ul className="withdrawal-rules">
        {[words.rule1, words.rule2, words.rule3, words.rule4].map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  )
}

/** Print beans back to money: how much, under which rules, and what is on its way. */
export default function WithdrawalScreen() {
  const words = useWords(withdrawalWords)
  const balance = useBalance()
  return (
    <div className="page page-two-columns">
      <div className="page-column">
        <section className="page-card" aria-labelledby="withdrawal">
          <h2 id="withdrawal">{words.title}</h2>
          <QueryView read={balance}>
            {({ printBeans }) => (
              <>
                <p className="withdrawal-available">{words.available(yuan(printBeans))}</p>
                <Action available={printBeans} />
              </>
            )}
          </QueryView>
        </section>
        <Rules />
      </div>
      <div className="list-on-card">
        <WithdrawalList />
      </div>
    </div>
  )
}
