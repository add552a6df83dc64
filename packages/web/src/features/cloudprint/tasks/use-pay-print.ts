import { payPrint, printOrder, printTasks } from '@campus/contract/cloudprint/print-orders.ts'
import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../api/use-action.ts'
import type { BegunPayment } from '../../../domain/pay/go-pay.ts'
import type { Paying } from '../../../domain/pay/pay-card.tsx'
import { paymentChanges } from '../../../domain/pay/payment-changes.ts'
import { useGoOn } from '../../../domain/pay/use-go-on.ts'
import { payWords } from '../../../domain/pay/words.ts'
import { redirect } from '../../../navigation/navigator.ts'

const changes = [printOrder, printTasks, ...paymentChanges]

interface BegunPrint {
  readonly taskId: string
  readonly orderId: string
  readonly payment: BegunPayment
}

/** Paying a print: first the payment is written, then the device continues to the provider. */
export const usePayPrint = () => {
  const words = useWords(payWords)
  const { act, isActing } = useAction(payPrint, { changes })
  const going = useGoOn()

  /** The payment that is to be gone on with; null where beans paid it all. */
  const begin = async (given: Paying & { readonly taskId: string }) => {
    const { isPaid, payment } = await act(given)
    if (isPaid) toast(words.paid, 'success')
    return payment
  }

  const goOn = ({ taskId, ...begun }: BegunPrint) =>
    going.goOn({ ...begun, onReturned: () => redirect(cloudPrintPaths.task, { id: taskId, paymentId: begun.payment.id }) })
  return { begin, goOn, isPaying: isActing || going.isGoing }
}
