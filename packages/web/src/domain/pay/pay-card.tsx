import { payTypes } from '@campus/contract/certificates/service-info.ts'
import { type PayWay, type Provider, providerNames } from '@campus/contract/payment/pay-ways.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { beans, yuan } from '@campus/ui/figures/yuan.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../api/use-read.ts'
import '@campus/ui/page/page.css'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useBalance } from '../wallet/use-balance.ts'
import './pay.css'
import { PayFields } from './pay-fields.tsx'
import { isProvider, type OfferedWay } from './pay-ways.tsx'
import { usePayChoice } from './use-pay-choice.ts'
import { payWords } from './words.ts'

export interface Paying {
  readonly way: PayWay
  readonly usesBeans: boolean
}

interface PayCardProps {
  readonly total: number
  /** Beans that it holds already; they count as there. */
  readonly held: { readonly free: number; readonly print: number }
  /** The payment that is open. */
  readonly payment: { readonly provider: Provider; readonly amount: number } | null
  readonly isPaying: boolean
  /** What fails has told so by itself. */
  readonly onPay: (paying: Paying) => Promise<unknown>
}

interface PayFormProps extends Omit<PayCardProps, 'held'> {
  readonly ways: readonly OfferedWay[]
  readonly free: number
  readonly print: number
}

function PayForm({ total, payment, ways, free, print, isPaying, onPay }: PayFormProps) {
  const words = useWords(payWords)
  const say = useSay()
  const offered = ways.filter(isProvider)
  const choice = usePayChoice({ total, free, print, offered, before: payment?.provider })
  const { way, usesBeans, split } = choice
  const label = way === 'beans' ? words.payBeans(beans(total)) : words.payMoney(yuan(split.rest))
  return (
    <>
      {payment && <p className="pay-open">{words.openPayment(say(providerNames[payment.provider]), yuan(payment.amount))}</p>}
      <PayFields choice={choice} total={total} free={free} print={print} offered={offered} />
      <Button
        block
        size="large"
        color="primary"
        disabled={!way}
        loading={isPaying}
        onClick={() => way && void onPay({ way, usesBeans }).catch(() => undefined)}
      >
        {way ? label : words.noWay}
      </Button>
    </>
  )
}

/** Pays with beans, through a provider, or with both. */
export function PayCard({ held, ...bill }: PayCardProps) {
  const words = useWords(payWords)
  const ways = useRead(payTypes, {}, { staleTime: 0 })
  const balance = useBalance()
  return (
    <section className="page-card" aria-labelledby="pay-card">
      <h2 id="pay-card">{words.paying}</h2>
      <QueryView read={ways}>
        {(offered) => (
          <QueryView read={balance}>
            {({ freeBeans, printBeans }) => (
              <PayForm {...bill} ways={offered} free={freeBeans + held.free} print={printBeans + held.print} />
            )}
          </QueryView>
        )}
      </QueryView>
    </section>
  )
}
