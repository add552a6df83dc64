import type { PrintTask } from '@campus/contract/cloudprint/print-orders.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { open, redirect } from '../../../navigation/navigator.ts'
import '@campus/ui/page/page.css'
import '@campus/ui/page/whole-thing.css'
import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { ItemCode } from '../../../domain/pick-up/item-code.tsx'
import { OrCachedCodes } from '../../../domain/pick-up/or-cached-codes.tsx'
import { PrintMark } from '../../../domain/prints/print-facts.tsx'
import { WhereToPrint } from '../nearby/where-to-print.tsx'
import { TaskActions } from './task-actions.tsx'
import { TaskFacts } from './task-facts.tsx'
import { TaskPay } from './task-pay.tsx'
import './tasks.css'
import { printOrder } from '@campus/contract/cloudprint/print-orders.ts'
import { useRead } from '../../../api/use-read.ts'
import { useTopic } from '../../../api/use-topic.ts'
import { taskWords } from './words.ts'

/** A print of mine, as it changes: while it is paid and page by page while it comes out. */
const useTask = (taskId: string) => {
  const read = useRead(printOrder, { taskId }, { background: true, staleTime: 0 })
  const refetch = () => void read.refetch()
  useTopic('print', refetch, refetch)
  useTopic('order', refetch)
  return read
}

export function ToTasks() {
  const words = useWords(taskWords)
  return <Button onClick={() => void redirect(cloudPrintPaths.tasks)}>{words.toList}</Button>
}

const useText = ({ state, pagesPrinted, pagesDue }: PrintTask) => {
  const words = useWords(taskWords)
  const texts = {
    unpaid: words.unpaidText,
    to_print: pagesPrinted > 0 ? words.restText(pagesDue - pagesPrinted) : words.toPrintText,
    printed: words.printedText,
    refunded: words.refundedText,
    closed: words.closedText,
  }
  return texts[state]
}

/** How it stands and what comes next; one that waits has its code here. */
function Head({ task }: { readonly task: PrintTask }) {
  const words = useWords(taskWords)
  const text = useText(task)
  const { name, state, sheet, itemId, pagesPrinted, pagesDue, expiresAt } = task
  const isWaiting = state === 'to_print'
  return (
    <section className="page-card" aria-labelledby="task">
      <div className="thing-head">
        <h2 id="task">{name}</h2>
        <PrintMark state={state} />
      </div>
      <p className="page-lead">{text}</p>
      {(isWaiting || state === 'unpaid') && <WhereToPrint sheet={sheet} />}
      {(isWaiting || pagesPrinted > 0) && (
        <p className="task-progress">
          <progress value={pagesPrinted} max={pagesDue} aria-label={words.out(pagesPrinted, pagesDue)} />
          <span aria-hidden="true">{words.out(pagesPrinted, pagesDue)}</span>
        </p>
      )}
      {isWaiting && itemId && <ItemCode itemId={itemId} label={words.code} isMain />}
      {isWaiting && (
        <Button block onClick={() => void open(cloudPrintPaths.nearby, { sheet })}>
          {words.nearby}
        </Button>
      )}
      {isWaiting && expiresAt && <p className="page-note">{words.waitsUntil(minuteOf(Date.parse(expiresAt)))}</p>}
    </section>
  )
}

interface TaskViewProps {
  readonly id: string
  /** The payment that the payer just came back from. */
  readonly paymentId?: string | undefined
}

/** One print of mine: how it stands, how it was paid, and what can be done. */
export function TaskView({ id, paymentId }: TaskViewProps) {
  const read = useTask(id)
  return (
    <OrCachedCodes read={read}>
      <div className="thing-place">
        <QueryView read={read} otherWay={<ToTasks />}>
          {(task) => (
            <div className="thing task">
              <div className="page-column">
                <Head task={task} />
                {task.state === 'unpaid' && <TaskPay task={task} paymentId={paymentId} />}
              </div>
              <div className="page-column">
                <TaskFacts task={task} />
                <TaskActions task={task} />
              </div>
            </div>
          )}
        </QueryView>
      </div>
    </OrCachedCodes>
  )
}
