import type { CallShape } from '@campus/contract/call.ts'
import type { accessReasons } from '@campus/contract/operations/access.ts'
import type { Role } from '@campus/contract/roles.ts'
import { isForMachines } from '@campus/contract/terminals/nonce.ts'

interface Answer {
  readonly isAllowed: boolean
  readonly reason: (typeof accessReasons)[number]
  readonly byRoles: readonly Role[]
}

/** The same question that is asked at every request, with its reason. */
export const whyMay = (call: CallShape, person: { readonly roles: readonly Role[]; readonly isActive: boolean }): Answer => {
  if (isForMachines(call)) return { isAllowed: false, reason: 'machines_only', byRoles: [] }
  if (call.who === 'public') return { isAllowed: true, reason: 'public', byRoles: [] }
  if (!person.isActive) return { isAllowed: false, reason: 'account_disabled', byRoles: [] }
  if (call.who === 'user') return { isAllowed: true, reason: 'any_login', byRoles: [] }
  const byRoles = call.who.filter((role) => person.roles.includes(role))
  return byRoles.length > 0 ? { isAllowed: true, reason: 'role', byRoles } : { isAllowed: false, reason: 'no_role', byRoles: [] }
}
