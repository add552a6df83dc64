import { serviceOutages, systemStatus } from '@campus/contract/operations/status.ts'
import { route } from '../../../http/route.ts'
import { listOutages, readStatus } from './status.service.ts'

export const statusRoutes = [route(systemStatus, readStatus), route(serviceOutages, listOutages)]
