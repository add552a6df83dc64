import { loginNotices, readLoginNotice } from '@campus/contract/account/notices.ts'
import { route } from '../../../http/route.ts'
import { listNotices, readNotice } from './notice.service.ts'

export const noticeRoutes = [route(loginNotices, listNotices), route(readLoginNotice, readNotice)]
