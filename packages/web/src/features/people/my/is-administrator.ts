import { consolePaths } from '@campus/contract/paths/console.ts'
import { mayOpen } from '../../../navigation/guard.ts'
import { findScreen } from '../../../navigation/registry.ts'
import { useSession } from '../../../session/use-session.ts'

/** Whether this person may open the first screen of the school's administration. */
export const useIsAdministrator = (): boolean => {
  const session = { token: useSession('token'), remember: useSession('remember'), user: useSession('user') }
  const screen = findScreen(consolePaths.people.address)
  return screen !== undefined && session.user !== null && mayOpen(screen.guard, session) === 'open'
}
