import { Id } from '@campus/contract/fields.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import { walletPaths } from '@campus/contract/paths/orders.ts'
import { useWords } from '@campus/ui/words/words.ts'
import './recharge.css'
import { RechargeForm } from './recharge-form.tsx'
import { RechargeOutcome } from './recharge-outcome.tsx'
import { rechargeWords } from './words.ts'

/** Print beans for money; after the payment one comes back to the same screen. */
export default function RechargeScreen() {
  const words = useWords(rechargeWords)
  const paymentId = Id.safeParse(useQueryOf(walletPaths.recharge).paymentId).data
  return (
    <div className="page">
      {paymentId ? <RechargeOutcome key={paymentId} paymentId={paymentId} /> : <RechargeForm />}
      <section className="page-card" aria-labelledby="recharge-rules">
        <h2 id="recharge-rules">{words.rules}</h2>
        <ul className="recharge-rules">
          <li>{words.rule1}</li>
          <li>{words.rule2}</li>
        </ul>
      </section>
    </div>
  )
}
