import { Id } from '@campus/contract/fields.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { cloudPrintPaths } from '../../../paths/cloud-print.ts'
import { TaskView, ToTasks } from './task-view.tsx'
import { taskWords } from './words.ts'

export default function TaskScreen() {
  const words = useWords(taskWords)
  const query = useQueryOf(cloudPrintPaths.task)
  const id = Id.safeParse(query.id).data
  if (!id) return <Empty says={words.choose} action={<ToTasks />} />
  return <TaskView key={id} id={id} paymentId={Id.safeParse(query.paymentId).data} />
}
