import { officeStart, processForm, processGroups, processModel, subprocessGroups } from '@campus/contract/approval/processes.ts'
import { route } from '../../../http/route.ts'
import { listProcessGroups, listSubprocessGroups, readOfficeStart, readProcessForm, readProcessModel } from './process.service.ts'

export const processRoutes = [
  route(officeStart, readOfficeStart),
  route(processGroups, listProcessGroups),
  route(subprocessGroups, listSubprocessGroups),
  route(processForm, readProcessForm),
  route(processModel, readProcessModel),
]
