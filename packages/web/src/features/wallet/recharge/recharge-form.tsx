import { payTypes } from '@campus/contract/certificates/service-info.ts'
import { addPaymentLog } from '@campus/contract/payment/payments.ts'
import { recharge, recharges } from '@campus/contract/payment/recharge.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { beans, yuan } from '@campus/ui/figures/yuan.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { useController, useWatch } from 'react-hook-form'
import { send } from '../../../api/send.ts'
import { toastFailure } from '../../../api/toast-failure.ts'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { useForm } from '../../../form/use-form.ts'
import { redirect } from '../../../navigation/navigator.ts'
import '@campus/ui/page/page.css'
import { walletPaths } from '@campus/contract/paths/orders.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { type BegunPayment, goPay } from '../../../domain/pay/go-pay.ts'
import { isProvider, type OfferedProvider, PayWays } from '../../../domain/pay/pay-ways.tsx'
import { payWords } from '../../../domain/pay/words.ts'
import { useBalance } from '../../../domain/wallet/use-balance.ts'
import { BeansField } from './beans-field.tsx'
import { rechargeWords } from './words.ts'

const firstAmount = 20

const noteOf = (paymentId: string) => (event: 'opened' | 'returned' | 'cancelled' | 'failed') =>
  send(addPaymentLog, { paymentId, event }, { background: true })

/** Goes on with the payment of a recharge; what came of it is seen on the same screen. */
export const useGoOn = () => {
  const pay = useWords(payWords)
  return async (payment: BegunPayment) => {
    const { id: paymentId } = payment
    try {
      const seen = await goPay(payment, noteOf(paymentId))
      if (seen === 'returned') await redirect(walletPaths.recharge, { paymentId })
      else if (seen !== 'left') toast(pay[seen], 'failure')
    } catch (error) {
      toastFailure(error)
    }
  }
}

function Fields({ offered }: { readonly offered: readonly OfferedProvider[] }) {
  const words = useWords(rechargeWords)
  const first = offered.find(({ isOpen }) => isOpen)?.way
  const form = useForm(recharge.body, { beans: firstAmount, ...(first && { provider: first }) })
  const { field } = useController({ control: form.control, name: 'provider' })
  const wanted = useWatch({ control: form.control, name: 'beans' })
  const { act } = useAction(recharge, { changes: [recharges], quiet: true })
  const goOn = useGoOn()
  const right = recharge.body.shape.beans.safeParse(wanted).data
  return (
    <Form
      form={form}
      label={words.form}
      onSubmit={async (given) => {
        await goOn(await act(given))
      }}
    >
      <BeansField form={form} />
      <PayWays offered={offered} chosen={field.value} onChoose={field.onChange} />
      {first && <SubmitButton form={form}>{right === undefined ? words.payUnknown : words.pay(yuan(right * 100))}</SubmitButton>}
    </Form>
  )
}

/** Buys print beans: how many, who takes the money, and on to there. */
export function RechargeForm() {
  const words = useWords(rechargeWords)
  const ways = useRead(payTypes, {}, { staleTime: 0 })
  const { data } = useBalance()
  return (
    <section className="page-card" aria-labelledby="recharge">
      <h2 id="recharge">{words.form}</h2>
      {data && <p className="page-lead money">{words.now(beans(data.printBeans))}</p>}
      <QueryView read={ways}>{(offered) => <Fields offered={offered.filter(isProvider)} />}</QueryView>
    </section>
  )
}
