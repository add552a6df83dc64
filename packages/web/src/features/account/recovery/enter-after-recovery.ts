import { loginByTicket } from '@campus/contract/account/login.ts'
import { accountPaths } from '@campus/contract/paths/account.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { sayNow } from '@campus/ui/words/words.ts'
import { send } from '../../../api/send.ts'
import { arrive } from '../../../domain/arrival/arrive.ts'
import { leadToSecondStep } from '../../../domain/arrival/second-step-progress.ts'
import { relaunch } from '../../../navigation/navigator.ts'
import { recoveryWords } from './words.ts'

const { isSet, loggedIn, done } = recoveryWords

/** Goes in with the new password. Whose ticket has run out meanwhile logs in with it. */
export const enterAfterRecovery = async (ticket: string): Promise<void> => {
  try {
    const entered = await leadToSecondStep(send(loginByTicket, { id: ticket }), { mode: 'password' })
    toast(sayNow(entered ? loggedIn : isSet), 'success')
    if (entered) await arrive({ mode: 'password', isFirstLogin: entered.isFirstLogin })
  } catch {
    toast(sayNow(done), 'success')
    await relaunch(accountPaths.login)
  }
}
