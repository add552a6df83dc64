import { type PrintTask, printOrder } from '@campus/contract/cloudprint/print-orders.ts'
import { orderDetail } from '@campus/contract/orders/orders.ts'
import { useRead } from '../../../api/use-read.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { PayCard, type Paying } from '../../../parts/pay/pay-card.tsx'
import { PaymentWatch, ReturnedPayment } from '../../../parts/pay/returned-payment.tsx'
import { Show } from '../../../parts/states/show.tsx'
import { cloudPrintPaths } from '../../../paths/cloud-print.ts'
import { usePayPrint } from './use-pay-print.ts'

const changes = [printOrder, orderDetail]

interface TaskPayProps {
  readonly task: PrintTask
  readonly paymentId: string | undefined
}

/** Pays a print that waits for it; its order knows what it holds and which payment is open. */
export function TaskPay({ task: { id, orderId }, paymentId }: TaskPayProps) {
  const order = useRead(orderDetail, { id: orderId }, { background: true, staleTime: 0 })
  const { begin, goOn, isPaying } = usePayPrint()
  const pay = async (paying: Paying) => {
    const begun = await begin({ taskId: id, ...paying })
    if (begun) await goOn({ taskId: id, orderId, paymentId: begun.id })
  }
  return (
    <Show read={order}>
      {({ total, fromFree, fromPrint, payment }) => {
        const card = <PayCard total={total} held={{ free: fromFree, print: fromPrint }} payment={payment} isPaying={isPaying} onPay={pay} />
        if (paymentId === undefined)
          return (
            <>
              {payment && <PaymentWatch key={payment.id} paymentId={payment.id} changes={changes} />}
              {card}
            </>
          )
        return (
          <ReturnedPayment
            key={paymentId}
            paymentId={paymentId}
            changes={changes}
            orderId={orderId}
            isGoing={isPaying}
            onGoOn={() => void goOn({ taskId: id, orderId, paymentId })}
            onAnother={() => void redirect(cloudPrintPaths.task, { id })}
          >
            {card}
          </ReturnedPayment>
        )
      }}
    </Show>
  )
}
