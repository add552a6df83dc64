import { logout as endSession } from '@campus/contract/account/login.ts'
import { accountPaths } from '@campus/contract/paths/account.ts'
import { send } from '../../../api/send.ts'
import { relaunch } from '../../../navigation/navigator.ts'
import { forgetAnswers, openDevice } from '../../../offline-cache/cached-answers.ts'
import { clearCachedFiles } from '../../../offline-cache/cached-files.ts'
import { logout } from '../../../session/session-store.ts'

/** Without network the person leaves this device all the same; the server ends the session when it goes idle. */
const endAtServer = async () => {
  try {
    return (await send(endSession, {}, { loginCheck: true })).logoutUrl
  } catch {
    return null
  }
}

export const leave = async (): Promise<void> => {
  const outsideLogout = await endAtServer()
  logout()
  const device = openDevice()
  if (device) forgetAnswers(device)
  await clearCachedFiles().catch(() => undefined)
  if (outsideLogout) window.location.assign(outsideLogout)
  else await relaunch(accountPaths.login)
}
