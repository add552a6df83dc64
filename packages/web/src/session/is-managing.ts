import { managingRoles, type Role } from '@campus/contract/roles.ts'
import type { Session } from './session.ts'

/** Whether the school gave somebody a part of its administration. */
export const isManaging = (user: Session['user']): boolean =>
  user?.roles.some((role) => (managingRoles as readonly Role[]).includes(role)) ?? false
