import { bindMoreAccount, leaveAccount, ownAccounts, switchAccount } from '@campus/contract/account/outside.ts'
import { route } from '../../../http/route.ts'
import { bindAccount } from './bind-account.service.ts'
import { leave, listMine, switchTo } from './linked.service.ts'

export const linkedRoutes = [
  route(bindMoreAccount, bindAccount),
  route(ownAccounts, listMine),
  route(switchAccount, switchTo),
  route(leaveAccount, leave),
]
