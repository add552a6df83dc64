import type { CallShape } from '@campus/contract/call.ts'
import type { accessReasons } from '@campus/contract/operations/access.ts'
import { isLeftBy } from '@campus/contract/operations/duty-sets.ts'
import type { Role } from '@campus/contract/roles.ts'
import { isForMachines } from '@campus/contract/terminals/nonce.ts'
import type { Caller } from '../../../context/context.ts'

interface Answer {
  readonly isAllowed: boolean
  readonly reason: (typeof accessReasons)[number]
  readonly byRoles: readonly Role[]
}

interface Person {
  readonly roles: readonly Role[]
  readonly isActive: boolean
  readonly duties?: Caller['duties']
}

/** The same question that is asked at every request, with its reason. */
export const whyMay = (call: CallShape, person: Person, dutySet: string | undefined): Answer => {
  if (isForMachines(call)) return { isAllowed: false, reason: 'machines_only', byRoles: [] }
  if (call.who === 'public') return { isAllowed: true, reason: 'public', byRoles: [] }
  if (!person.isActive) return { isAllowed: false, reason: 'account_disabled', byRoles: [] }
  if (call.who === 'user') return { isAllowed: true, reason: 'any_login', byRoles: [] }
  const named = call.who.filter((role) => person.roles.includes(role))
  const byRoles = named.filter((role) => {
    const sets = person.duties?.[role]
    return !sets || isLeftBy(sets, dutySet)
  })
  if (byRoles.length > 0) return { isAllowed: true, reason: 'role', byRoles }
  return { isAllowed: false, reason: named.length > 0 ? 'duty' : 'no_role', byRoles: [] }
}
