import { formState } from '@campus/contract/approval/form-state.ts'
import { keptSignature, returnTargets, taskSettings } from '@campus/contract/approval/handling.ts'
import { instanceProgress, processInfo } from '@campus/contract/approval/progress.ts'
import { route } from '../../../http/route.ts'
import { readFormState } from './form-state.service.ts'
import { readByPath, readByQuery } from './progress.service.ts'
import { listReturnTargets, readKeptSignature, readTaskSettings } from './task-settings.service.ts'

export const progressRoutes = [
  route(instanceProgress, readByPath),
  route(processInfo, readByQuery),
  route(returnTargets, listReturnTargets),
  route(taskSettings, readTaskSettings),
  route(keptSignature, readKeptSignature),
  route(formState, readFormState),
]
