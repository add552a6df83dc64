import { applicationLog } from '@campus/contract/logs/application-log.ts'
import { faceCallLog } from '@campus/contract/logs/face-log.ts'
import { logPeople } from '@campus/contract/logs/log-people.ts'
import { loginLog } from '@campus/contract/logs/login-log.ts'
import { operateLog } from '@campus/contract/logs/operate-log.ts'
import { photoOperationLog, photoStorageLog } from '@campus/contract/logs/photo-log.ts'
import { logTrail } from '@campus/contract/logs/trail.ts'
import { route } from '../../http/route.ts'
import {
  listApplications,
  listFaceCalls,
  listLogins,
  listOperations,
  listPhotoOperations,
  listPhotoStorage,
} from './reading/logs.service.ts'
import { findPeopleOfLogs } from './reading/people.service.ts'
import { readTrail } from './trail/trail.service.ts'

export const logRoutes = [
  route(loginLog, listLogins),
  route(operateLog, listOperations),
  route(applicationLog, listApplications),
  route(faceCallLog, listFaceCalls),
  route(photoOperationLog, listPhotoOperations),
  route(photoStorageLog, listPhotoStorage),
  route(logPeople, findPeopleOfLogs),
  route(logTrail, readTrail),
]
