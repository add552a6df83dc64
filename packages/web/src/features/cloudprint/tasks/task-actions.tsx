import { printFiles } from '@campus/contract/cloudprint/files.ts'
import { forgetPrintTask, type PrintTask, printOrder, printTasks, refundPrint } from '@campus/contract/cloudprint/print-orders.ts'
import { orderDetail, orders } from '@campus/contract/orders/orders.ts'
import { beanBalance, movements, statement } from '@campus/contract/wallet/balance.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { useAction } from '../../../api/use-action.ts'
import { open, redirect } from '../../../navigation/navigator.ts'
import '@campus/ui/page/page.css'
import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { terminalsPaths } from '@campus/contract/paths/terminals.ts'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { taskWords } from './words.ts'

const moneyChanged = [printOrder, printTasks, orderDetail, orders, beanBalance, movements, statement]

/** Gives a print up, or takes one that is over out of the list; both ask first. */
const useActions = ({ id, state }: PrintTask) => {
  const words = useWords(taskWords)
  const refunding = useAction(refundPrint, { changes: moneyChanged })
  const forgetting = useAction(forgetPrintTask, { changes: [printTasks, printFiles, orders, beanBalance] })
  const refund = async () => {
    if (!(await ask({ title: words.refundTitle, text: words.refundText, confirm: words.refund }))) return
    toast(words.isRefunded(yuan((await refunding.act({ taskId: id })).amount)), 'success')
  }
  const forget = async () => {
    const question =
      state === 'unpaid'
        ? { title: words.cancelTitle, text: words.cancelText, confirm: words.cancel }
        : { title: words.forgetTitle, text: words.forgetText, confirm: words.forget }
    if (!(await ask(question))) return
    await forgetting.act({ id })
    toast(state === 'unpaid' ? words.isCancelled : words.isGone, 'success')
    await redirect(cloudPrintPaths.tasks)
  }
  return { refund, forget, isActing: refunding.isActing || forgetting.isActing }
}

export function TaskActions({ task }: { readonly task: PrintTask }) {
  const words = useWords(taskWords)
  const { refund, forget, isActing } = useActions(task)
  const { fileId, fileKeptUntil, itemId, state, mayRefund } = task
  const isOver = state === 'printed' || state === 'refunded' || state === 'closed'
  return (
    <section className="page-card" aria-label={words.actions}>
      {fileKeptUntil && isOver && <p className="page-note">{words.keptUntil(minuteOf(Date.parse(fileKeptUntil)))}</p>}
      <div className="page-buttons">
        {fileId && isOver && <Button onClick={() => void open(cloudPrintPaths.document, { fileId })}>{words.again}</Button>}
        {fileId && <Button onClick={() => void open(cloudPrintPaths.preview, { fileId })}>{words.preview}</Button>}
        {itemId && state === 'to_print' && <Button onClick={() => void open(terminalsPaths.entrust, { itemId })}>{words.entrust}</Button>}
        {mayRefund && (
          <Button disabled={isActing} onClick={() => void refund().catch(() => undefined)}>
            {words.refund}
          </Button>
        )}
        {state !== 'to_print' && (
          <Button disabled={isActing} onClick={() => void forget().catch(() => undefined)}>
            {state === 'unpaid' ? words.cancel : words.forget}
          </Button>
        )}
      </div>
    </section>
  )
}
