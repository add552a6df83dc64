import { batchLimit } from '@campus/contract/approval/handling.ts'
import type { TaskRow } from '@campus/contract/approval/office-page.ts'

type Choosable = Pick<TaskRow, 'taskId' | 'processId' | 'mayBatch'>

/** Whether a task may join those that are chosen: its process allows it, and all are of one process. */
export const mayJoin = (task: Choosable, chosen: readonly Choosable[]): boolean =>
  chosen.some(({ taskId }) => taskId === task.taskId) ||
  (task.mayBatch && chosen.length < batchLimit && chosen.every(({ processId }) => processId === task.processId))

export const turned = <Task extends Choosable>(task: Task, chosen: readonly Task[]): readonly Task[] =>
  chosen.some(({ taskId }) => taskId === task.taskId) ? chosen.filter(({ taskId }) => taskId !== task.taskId) : [...chosen, task]
