import { beginPcLogin, confirmPcLogin, scanPcLogin, watchPcLogin } from '@campus/contract/account/pc-login.ts'
import { route } from '../../../http/route.ts'
import { begin, decide, scan, watch } from './pc-login.service.ts'

export const pcLoginRoutes = [
  route(beginPcLogin, begin),
  route(watchPcLogin, watch),
  route(scanPcLogin, scan),
  route(confirmPcLogin, decide),
]
