import type { UserType } from '@campus/contract/roles.ts'
import { changeSession } from '../../../session/session-store.ts'
import { useSession } from '../../../session/use-session.ts'

const remember = (loginType: UserType) => changeSession((session) => ({ ...session, loginType }))

/** What one was the last time, as far as this school admits it. */
export const useUserType = (offered: readonly UserType[]): readonly [UserType, (userType: UserType) => void] => {
  const remembered = useSession('loginType')
  const first = offered[0] ?? 'student'
  return [remembered && offered.includes(remembered) ? remembered : first, remember]
}
