import { agreeToMany, approveProcess, handleMatter, handleTask } from '@campus/contract/approval/handling.ts'
import { discardDraft, startProcess, submitProcess, undoInstance } from '@campus/contract/approval/starting.ts'
import type { InputOf } from '@campus/contract/call.ts'
import { route } from '../../../http/route.ts'
import { atMostADay } from './daily-limits.service.ts'
import { agreeAll, approve, handle, handleRecord } from './handling.service.ts'
import { discard, start, submit } from './starting.service.ts'
import { undo } from './undo.service.ts'

const started = ({ draft, instanceId }: Pick<InputOf<typeof submitProcess>, 'draft' | 'instanceId'>) => {
  if (!draft) return 'applications'
  return instanceId === undefined ? 'drafts' : undefined
}

const commented = ({ action }: Pick<InputOf<typeof handleTask>, 'action'>) => (action === 'comment' ? 'comments' : undefined)

export const instanceRoutes = [
  route(startProcess, atMostADay(started, start)),
  route(submitProcess, atMostADay(started, submit)),
  route(discardDraft, discard),
  route(undoInstance, undo),
  route(handleTask, atMostADay(commented, handle)),
  route(handleMatter, atMostADay(commented, handleRecord)),
  route(approveProcess, approve),
  route(agreeToMany, agreeAll),
]
