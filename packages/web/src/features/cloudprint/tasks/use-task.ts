import { printOrder } from '@campus/contract/cloudprint/print-orders.ts'
import { useRead } from '../../../api/use-read.ts'
import { useTopic } from '../../../api/use-topic.ts'

/** A print of mine, as it changes: while it is paid and page by page while it comes out. */
export const useTask = (taskId: string) => {
  const read = useRead(printOrder, { taskId }, { background: true, staleTime: 0 })
  const refetch = () => void read.refetch()
  useTopic('print', refetch, refetch)
  useTopic('order', refetch)
  return read
}
