import {
  copiedToMe,
  doneList,
  instancesWithMe,
  listedProcesses,
  managedInstances,
  officeTaskList,
  ownInstances,
  todoList,
  waitingAsDeputy,
} from '@campus/contract/approval/task-lists.ts'
import { route } from '../../../http/route.ts'
import { listAll, listAsDeputy, listCopied, listManaged, listOwn } from './instance-list.service.ts'
import { listProcesses } from './listed-processes.service.ts'
import { listDone, listTodo } from './task-list.service.ts'

export const taskRoutes = [
  route(todoList, listTodo),
  route(officeTaskList, listTodo),
  route(doneList, listDone),
  route(ownInstances, listOwn),
  route(waitingAsDeputy, listAsDeputy),
  route(instancesWithMe, listAll),
  route(managedInstances, listManaged),
  route(copiedToMe, listCopied),
  route(listedProcesses, listProcesses),
]
