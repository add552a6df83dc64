import { accountResets, decideAccountReset } from '@campus/contract/administration/account-resets.ts'
import { route } from '../../../http/route.ts'
import { decide, list } from './account-reset.service.ts'

export const accountResetRoutes = [route(accountResets, list), route(decideAccountReset, decide)]
