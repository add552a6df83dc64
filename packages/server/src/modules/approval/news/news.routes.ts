import { officeMessages, readOfficeMessages } from '@campus/contract/approval/news.ts'
import { route } from '../../../http/route.ts'
import { list, read } from './news.service.ts'

export const newsRoutes = [route(officeMessages, list), route(readOfficeMessages, read)]
