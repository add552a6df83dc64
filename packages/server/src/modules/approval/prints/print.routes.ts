import { customPrint } from '@campus/contract/approval/progress.ts'
import { route } from '../../../http/route.ts'
import { print } from './print.service.ts'

export const printRoutes = [route(customPrint, print)]
