import { agreeToMany, approveProcess, handleMatter, handleTask } from '@campus/contract/approval/handling.ts'
import { discardDraft, startProcess, submitProcess, undoInstance } from '@campus/contract/approval/starting.ts'
import { route } from '../../../http/route.ts'
import { agreeAll, approve, handle, handleRecord } from './handling.service.ts'
import { discard, start, submit } from './starting.service.ts'
import { undo } from './undo.service.ts'

export const instanceRoutes = [
  route(startProcess, start),
  route(submitProcess, submit),
  route(discardDraft, discard),
  route(undoInstance, undo),
  route(handleTask, handle),
  route(handleMatter, handleRecord),
  route(approveProcess, approve),
  route(agreeToMany, agreeAll),
]
