import { type PrintTask, printTasks } from '@campus/contract/cloudprint/print-orders.ts'
import type { Pages } from '@campus/ui/list/growing-list.ts'
import { mergePages } from '@campus/ui/list/merge-pages.ts'
import { usePages } from '@campus/ui/list/use-pages.ts'
import { send } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'
import { useTopic } from '../../../api/use-topic.ts'
import { type Print, useCertificatePrints } from '../../../domain/prints/use-prints.ts'

/** A certificate on paper, or a file of one's own. */
type PrintOrder = { readonly id: string } & ({ readonly certificate: Print } | { readonly task: PrintTask })

const turn = <From, To>(pages: Pages<From>, to: (row: From) => To): Pages<To> => ({ ...pages, data: pages.data?.map(to) })

/** Everything that was ordered on paper, newest first. */
export const usePrintOrders = (state: Print['state'] | undefined): Pages<PrintOrder> => {
  const certificates = useCertificatePrints(state)
  const tasks = usePages(keyOf(printTasks, { state }), (pageNum, signal) => send(printTasks, { state, pageNum }, { signal }))
  const refresh = () => void tasks.refetch()
  useTopic('print', refresh, refresh)
  return mergePages<PrintOrder>([
    turn(certificates, (certificate) => ({ id: certificate.applicationId, certificate })),
    turn(tasks, (task) => ({ id: task.id, task })),
  ])
}
