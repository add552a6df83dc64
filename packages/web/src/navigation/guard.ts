import type { Role, Who } from '@campus/contract/roles.ts'
import type { Session } from '../session/session.ts'

/** Some screens are open to nobody whose role a duty narrows: what they do is in no duty. */
export const inNoDuty = 'none'

type User = NonNullable<Session['user']>

/** Whether a role counts in an area; a duty may narrow it to others. */
const isLeft = ({ duties }: User, role: Role, area: string | undefined) => area === undefined || (duties?.[role]?.includes(area) ?? true)

/** A remember token counts as being logged in: the first call turns it into a session or leads to the login page. */
export const mayOpen = (guard: Who, { token, remember, user }: Pick<Session, 'token' | 'remember' | 'user'>, area?: string) => {
  if (guard === 'public') return 'open'
  if (!token && !remember) return 'login'
  if (guard === 'user' || !user || user.roles.some((role) => guard.includes(role) && isLeft(user, role, area))) return 'open'
  return 'forbidden'
}
