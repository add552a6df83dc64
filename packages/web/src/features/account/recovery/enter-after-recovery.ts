import { loginByTicket } from '@campus/contract/account/login.ts'
import { accountPaths } from '@campus/contract/paths/account.ts'
import { send } from '../../../api/send.ts'
import { arrive } from '../../../domain/arrival/arrive.ts'
import { leadToSecondStep } from '../../../domain/arrival/second-step-progress.ts'
import { relaunch } from '../../../navigation/navigator.ts'

/** Goes in with the new password. Whose ticket has run out meanwhile logs in with it. */
export const enterAfterRecovery = async (ticket: string): Promise<void> => {
  try {
    const entered = await leadToSecondStep(send(loginByTicket, { id: ticket }), { mode: 'password' })
    if (entered) await arrive({ mode: 'password', isFirstLogin: entered.isFirstLogin })
  } catch {
    await relaunch(accountPaths.login)
  }
}
