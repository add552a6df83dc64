import { accountResets } from '@campus/contract/administration/account-resets.ts'
import { waitingCount } from '../../../console/menu/waiting-count.ts'

export const ResetsWaiting = waitingCount(accountResets, {}, (resets) => resets.filter(({ mayApprove }) => mayApprove).length)
