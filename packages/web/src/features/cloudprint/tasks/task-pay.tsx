import { type PrintTask, printOrder } from '@campus/contract/cloudprint/print-orders.ts'
import { orderDetail } from '@campus/contract/orders/orders.ts'
import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useRead } from '../../../api/use-read.ts'
import { DuePayment } from '../../../domain/pay/due-payment.tsx'
import type { Paying } from '../../../domain/pay/pay-card.tsx'
import { redirect } from '../../../navigation/navigator.ts'
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
    if (begun) await goOn({ taskId: id, orderId, payment: begun })
  }
  return (
    <QueryView read={order}>
      {(due) => (
        <DuePayment
          order={due}
          paymentId={paymentId}
          changes={changes}
          isPaying={isPaying}
          onPay={pay}
          onGoOn={(payment) => void goOn({ taskId: id, orderId, payment })}
          onAnother={() => void redirect(cloudPrintPaths.task, { id })}
        />
      )}
    </QueryView>
  )
}
