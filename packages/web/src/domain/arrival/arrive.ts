import { accountPaths } from '@campus/contract/paths/account.ts'
import { enter, relaunch } from '../../navigation/navigator.ts'
import type { Session } from '../../session/session.ts'
import { changeSession } from '../../session/session-store.ts'

type Mode = Session['loginMode']

interface Arrival {
  readonly mode: Mode
  readonly isFirstLogin: boolean
  /** Where one wanted to go when the login came between. */
  readonly back?: string | undefined
}

/** The ways that the login page offers as tabs, and opens with the next time. */
const typedWays: ReadonlySet<Mode> = new Set(['password', 'phone', 'email'])

/** The session is open: remembers the way in and goes to where one wanted to go, the first time past the basic information. */
export const arrive = async ({ mode, isFirstLogin, back }: Arrival): Promise<void> => {
  changeSession((session) => ({
    ...session,
    currentLoginMode: mode,
    loginMode: typedWays.has(mode) ? mode : session.loginMode,
  }))
  await (isFirstLogin ? relaunch(accountPaths.basicInfo, { back }) : enter(back))
}
