import { beanBalance, movements, statement } from '@campus/contract/wallet/balance.ts'
import { decideWithdrawal, grantBeans, grantees, grants, ledgerOverview, schoolWithdrawals } from '@campus/contract/wallet/console.ts'
import { cancelWithdrawal, confirmWithdrawal, openId, withdraw, withdrawals } from '@campus/contract/wallet/withdrawals.ts'
import { route } from '../../http/route.ts'
import { listMine as listMovements, readStatement } from './bills/bill.service.ts'
import { give, listOfSchool as listGrants, nameGrantees } from './console/grant.service.ts'
import { readBooks } from './console/overview.service.ts'
import { decide, listOfSchool as listWithdrawals } from './console/school-withdrawal.service.ts'
import { readMine } from './ledger/balance.service.ts'
import { handToApp } from './withdrawals/confirm.service.ts'
import { readOpenId } from './withdrawals/open-id.service.ts'
import { cancel, listMine, takeOut } from './withdrawals/withdrawal.service.ts'

export const walletRoutes = [
  route(beanBalance, readMine),
  route(movements, listMovements),
  route(statement, readStatement),
  route(openId, readOpenId),
  route(withdraw, takeOut),
  route(withdrawals, listMine),
  route(cancelWithdrawal, cancel),
  route(confirmWithdrawal, handToApp),
  route(schoolWithdrawals, listWithdrawals),
  route(decideWithdrawal, decide),
  route(grants, listGrants),
  route(grantees, nameGrantees),
  route(grantBeans, give),
  route(ledgerOverview, readBooks),
]
