import { nextPeople } from '@campus/contract/approval/processes.ts'
import { route } from '../../../http/route.ts'
import { forecastBeforeStart } from './forecast.service.ts'

export const forecastRoutes = [route(nextPeople, forecastBeforeStart)]
