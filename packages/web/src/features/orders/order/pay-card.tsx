import { payTypes } from '@campus/contract/certificates/service-info.ts'
import type { Order } from '@campus/contract/orders/orders.ts'
import { providerNames } from '@campus/contract/payment/pay-ways.ts'
import { Button } from 'antd-mobile'
import { useRead } from '../../../api/use-read.ts'
import { beans, yuan } from '../../../parts/figures/yuan.ts'
import '../../../parts/page/page.css'
import { PayFields } from '../../../parts/pay/pay-fields.tsx'
import { isProvider, type OfferedWay } from '../../../parts/pay/pay-ways.tsx'
import { usePayChoice } from '../../../parts/pay/use-pay-choice.ts'
import { Show } from '../../../parts/states/show.tsx'
import { useBalance } from '../../../parts/wallet/use-balance.ts'
import { useSay, useWords } from '../../../words/words.ts'
import { usePayOrder } from './use-pay-order.ts'
import { orderWords } from './words.ts'

interface PayFormProps {
  readonly order: Order
  readonly ways: readonly OfferedWay[]
  readonly free: number
  readonly print: number
}

function PayForm({ order: { id, total, payment }, ways, free, print }: PayFormProps) {
  const words = useWords(orderWords)
  const say = useSay()
  const offered = ways.filter(isProvider)
  const choice = usePayChoice({ total, free, print, offered, before: payment?.provider })
  const { begin, goOn, isPaying } = usePayOrder()
  const { way, usesBeans, split } = choice
  const pay = async () => {
    if (!way) return
    const begun = await begin({ orderId: id, way, usesBeans })
    if (begun) await goOn(id, begun.id)
  }
  const label = way === 'beans' ? words.payBeans(beans(total)) : words.payMoney(yuan(split.rest))
  return (
    <>
      {payment && <p className="order-open-payment">{words.openPayment(say(providerNames[payment.provider]), yuan(payment.amount))}</p>}
      <PayFields choice={choice} total={total} free={free} print={print} offered={offered} />
      <Button block size="large" color="primary" disabled={!way} loading={isPaying} onClick={() => void pay().catch(() => undefined)}>
        {way ? label : words.noWay}
      </Button>
    </>
  )
}

/** Pays an order that waits for it; beans that it holds already count as there. */
export function PayCard({ order }: { readonly order: Order }) {
  const words = useWords(orderWords)
  const ways = useRead(payTypes, {}, { staleTime: 0 })
  const balance = useBalance()
  return (
    <section className="page-card" aria-labelledby="order-pay">
      <h2 id="order-pay">{words.paying}</h2>
      <Show read={ways}>
        {(offered) => (
          <Show read={balance}>
            {({ freeBeans, printBeans }) => (
              <PayForm order={order} ways={offered} free={freeBeans + order.fromFree} print={printBeans + order.fromPrint} />
            )}
          </Show>
        )}
      </Show>
    </section>
  )
}
