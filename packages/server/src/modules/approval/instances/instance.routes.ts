import { agreeToMany, approveProcess, handleTask, keptSignature, returnTargets, taskSettings } from '@campus/contract/approval/handling.ts'
import { instanceProgress, processInfo } from '@campus/contract/approval/progress.ts'
import { deleteDraft, startProcess, submitProcess } from '@campus/contract/approval/starting.ts'
import { route } from '../../../http/route.ts'
import { readByPath, readByQuery } from '../progress/progress.service.ts'
import { agreeAll, approve, handle } from './handling.service.ts'
import { discardDraft, start, submit } from './starting.service.ts'
import { listReturnTargets, readKeptSignature, readTaskSettings } from './task-settings.service.ts'

export const instanceRoutes = [
  route(startProcess, start),
  route(submitProcess, submit),
  route(deleteDraft, discardDraft),
  route(handleTask, handle),
  route(approveProcess, approve),
  route(agreeToMany, agreeAll),
  route(returnTargets, listReturnTargets),
  route(taskSettings, readTaskSettings),
  route(keptSignature, readKeptSignature),
  route(instanceProgress, readByPath),
  route(processInfo, readByQuery),
]
