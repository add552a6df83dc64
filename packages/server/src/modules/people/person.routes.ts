import { editBasicInfo, ownInfo } from '@campus/contract/people/own-info.ts'
import { route } from '../../http/route.ts'
import { completeBasicInfo, readOwnInfo } from './person.service.ts'

export const personRoutes = [route(ownInfo, readOwnInfo), route(editBasicInfo, completeBasicInfo)]
