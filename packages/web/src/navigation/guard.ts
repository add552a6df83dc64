import type { Who } from '@campus/contract/roles.ts'
import type { Session } from '../session/session.ts'

/** A remember token counts as being logged in: the first call turns it into a session or leads to the login page. */
export const mayOpen = (guard: Who, { token, remember, user }: Pick<Session, 'token' | 'remember' | 'user'>) => {
  if (guard === 'public') return 'open'
  if (!token && !remember) return 'login'
  if (guard === 'user' || !user || user.roles.some((role) => guard.includes(role))) return 'open'
  return 'forbidden'
}
