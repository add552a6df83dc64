import { handleTask, type OfficeAction } from '@campus/contract/approval/handling.ts'
import { officeStart } from '@campus/contract/approval/processes.ts'
import { instanceProgress, type Progress } from '@campus/contract/approval/progress.ts'
import { copiedToMe, doneList, instancesWithMe, managedInstances, ownInstances, todoList } from '@campus/contract/approval/task-lists.ts'
import type { GivenTo } from '@campus/contract/call.ts'
import { homeInit } from '@campus/contract/home/workbench.ts'
import { useAction } from '../../../api/use-action.ts'

const changes = [instanceProgress, todoList, doneList, ownInstances, copiedToMe, instancesWithMe, managedInstances, officeStart, homeInit]

type Given = Omit<GivenTo<typeof handleTask>, 'instanceId' | 'taskId' | 'action' | 'as'>

/** Acts on an application, on the task that the reader has in it. */
export const useHandling = ({ instanceId, operationPerm: { taskId, as, revocable } }: Progress, { quiet = false } = {}) => {
  const { act, isActing } = useAction(handleTask, { changes, quiet })
  const onTask = { ...(taskId !== null && { taskId }), ...((as === 'overseer' || as === 'administrator') && { as }) }
  const handle = (action: OfficeAction, given: Given = {}) =>
    act({
      instanceId,
      action,
      ...(action === 'revoke' ? { taskId: revocable ?? undefined } : onTask),
      ...given,
    })
  return { handle, isActing }
}

/** Takes off somebody whom the reader added, in the reader's own name. */
export const useRemoving = (instanceId: string) => {
  const { act, isActing } = useAction(handleTask, { changes })
  return { remove: (taskId: string) => act({ instanceId, taskId, action: 'removeAdd' }), isActing }
}
