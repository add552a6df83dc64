import { addPaymentLog } from '@campus/contract/payment/payments.ts'
import { recharges } from '@campus/contract/payment/recharge.ts'
import { beanBalance, movements, statement } from '@campus/contract/wallet/balance.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { beans } from '@campus/ui/figures/yuan.ts'
import { CheckCircleOutline, CloseCircleOutline } from 'antd-mobile-icons'
import { useEffect, useState } from 'react'
import { queryClient } from '../../../api/query-client.ts'
import { send } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'
import { redirect } from '../../../navigation/navigator.ts'
import '@campus/ui/page/page.css'
import { ordersPaths, walletPaths } from '@campus/contract/paths/orders.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { BegunPayment } from '../../../domain/pay/go-pay.ts'
import { PayWait } from '../../../domain/pay/pay-wait.tsx'
import { usePayment, useReturned } from '../../../domain/pay/use-payment.ts'
import './recharge.css'
import { useGoOn } from './recharge-form.tsx'
import { rechargeWords } from './words.ts'

const startAgain = () => void redirect(walletPaths.recharge)

function Done({ amount }: { readonly amount: number }) {
  const words = useWords(rechargeWords)
  return (
    <section className="page-card page-card-center recharge-outcome" role="status">
      <CheckCircleOutline aria-hidden="true" />
      <h2>{words.done}</h2>
      <p className="page-lead">{words.doneText(beans(amount))}</p>
      <div className="page-buttons">
        <Button color="primary" onClick={() => void redirect(walletPaths.wallet)}>
          {words.toWallet}
        </Button>
        <Button onClick={() => void redirect(ordersPaths.orders, { state: 'unpaid' })}>{words.toOrders}</Button>
      </div>
    </section>
  )
}

function NotPaid() {
  const words = useWords(rechargeWords)
  return (
    <section className="page-card page-card-center recharge-outcome" role="status" data-bad>
      <CloseCircleOutline aria-hidden="true" />
      <h2>{words.closed}</h2>
      <p className="page-lead">{words.closedText}</p>
      <div className="page-buttons">
        <Button color="primary" onClick={startAgain}>
          {words.again}
        </Button>
        <Button onClick={() => void redirect(walletPaths.wallet)}>{words.toWallet}</Button>
      </div>
    </section>
  )
}

/** What came of a recharge, waited for until it is known. */
export function RechargeOutcome({ paymentId }: { readonly paymentId: string }) {
  const words = useWords(rechargeWords)
  const read = usePayment(paymentId)
  const goOn = useGoOn()
  const [isGoing, setIsGoing] = useState(false)
  useReturned(paymentId, () => send(addPaymentLog, { paymentId, event: 'returned' }, { background: true }))
  const state = read.data?.state
  useEffect(() => {
    if (state !== 'paid') return
    for (const old of [beanBalance, movements, statement, recharges]) void queryClient.invalidateQueries({ queryKey: keyOf(old) })
  }, [state])
  const pay = async (payment: BegunPayment) => {
    setIsGoing(true)
    await goOn(payment)
    setIsGoing(false)
  }
  return (
    <QueryView read={read} otherWay={<Button onClick={startAgain}>{words.again}</Button>}>
      {(payment) => {
        if (payment.state === 'paid') return <Done amount={payment.amount} />
        if (payment.state === 'closed') return <NotPaid />
        return <PayWait payment={payment} isGoing={isGoing} onGoOn={() => void pay(payment)} onAnother={startAgain} />
      }}
    </QueryView>
  )
}
