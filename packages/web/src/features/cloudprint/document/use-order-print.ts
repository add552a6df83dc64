import { printFiles } from '@campus/contract/cloudprint/files.ts'
import type { PrintApply } from '@campus/contract/cloudprint/print-choices.ts'
import { applyForFreePrint, applyForPrint, printQuote, printTasks } from '@campus/contract/cloudprint/print-orders.ts'
import { orders } from '@campus/contract/orders/orders.ts'
import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../api/use-action.ts'
import type { Paying } from '../../../domain/pay/pay-card.tsx'
import { useAgreed } from '../../../domain/pay/use-agreed.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { usePayPrint } from '../tasks/use-pay-print.ts'
import { documentWords } from './words.ts'

const changes = [printTasks, printFiles, orders]

/** Orders a print and goes on with its payment. The print takes the place of this screen, so that back never orders twice. */
export const useOrderPrint = (apply: PrintApply, expectedTotal: number) => {
  const words = useWords(documentWords)
  const forMoney = useAction(applyForPrint, { changes })
  const forFree = useAction(applyForFreePrint, { changes })
  const { begin, goOn } = usePayPrint()

  const action = async (paying: Paying | undefined) => {
    if (!paying) {
      const { taskId } = await forFree.act(apply)
      toast(words.ordered, 'success')
      return redirect(cloudPrintPaths.task, { id: taskId })
    }
    const { taskId, orderId } = await forMoney.act({ ...apply, expectedTotal })
    // The print is ordered, whatever becomes of its payment; it can be paid from there.
    const payment = await begin({ taskId, ...paying }).catch(() => null)
    await redirect(cloudPrintPaths.task, { id: taskId })
    return payment && goOn({ taskId, orderId, payment })
  }

  const { act: order, isActing: isOrdering } = useAgreed(printQuote, action)
  return { order, isOrdering }
}
