import { changeOwnConfig, ownConfig } from '@campus/contract/people/own-config.ts'
import { editBasicInfo, ownInfo } from '@campus/contract/people/own-info.ts'
import { route } from '../../../http/route.ts'
import { changeConfig, completeBasicInfo, readConfig, readOwnInfo } from './person.service.ts'

export const personRoutes = [
  route(ownInfo, readOwnInfo),
  route(editBasicInfo, completeBasicInfo),
  route(ownConfig, readConfig),
  route(changeOwnConfig, changeConfig),
]
