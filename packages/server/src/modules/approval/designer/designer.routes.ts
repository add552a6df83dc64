import {
  consoleProcess,
  consoleProcesses,
  consoleVersion,
  deleteProcessGroup,
  discardProcessDraft,
  publishProcess,
  saveProcess,
  saveProcessDraft,
  saveProcessGroup,
} from '@campus/contract/approval/console/processes.ts'
import { trialStarter, tryProcess } from '@campus/contract/approval/console/trials.ts'
import { route } from '../../../http/route.ts'
import { discard, publish, readOne, readVersion, saveDraft } from './designing.service.ts'
import { keepGroup, keepProcess, listAll, removeGroup } from './process-admin.service.ts'
import { readStarter, tryDesign } from './trial.service.ts'

export const designerRoutes = [
  route(consoleProcesses, listAll),
  route(saveProcessGroup, keepGroup),
  route(deleteProcessGroup, removeGroup),
  route(saveProcess, keepProcess),
  route(consoleProcess, readOne),
  route(consoleVersion, readVersion),
  route(saveProcessDraft, saveDraft),
  route(discardProcessDraft, discard),
  route(publishProcess, publish),
  route(tryProcess, tryDesign),
  route(trialStarter, readStarter),
]
