import { exportPeople } from '@campus/contract/administration/people.ts'
import { route } from '../../../http/route.ts'
import { exportTable } from './export.service.ts'

export const exportRoutes = [route(exportPeople, exportTable)]
