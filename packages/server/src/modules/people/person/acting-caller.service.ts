import type { Language } from '@campus/contract/language.ts'
import type { DutySet } from '@campus/contract/operations/duty-sets.ts'
import type { Caller, CallerCtx, Ctx } from '../../../context/context.ts'
import { narrowToDuty } from '../../../http/auth.ts'
import { findDuties } from './acting-caller.repository.ts'
import { presentSessionUser } from './person.service.ts'

/** The managing roles of a person that a duty narrows, and to what. */
export const dutiesOf = ({ sql }: Ctx, personId: string): Promise<Caller['duties']> => findDuties(sql, personId)

interface Acting {
  readonly personId: string
  readonly schoolId: string
  readonly language: Language
  /** For what they act, where a session would stand. */
  readonly actingFor: string
}

/** A job that does something for a person, with their roles and duties of this moment. Nobody acts whose account is disabled. */
export const actAs = async (system: Ctx, { personId, schoolId, language, actingFor }: Acting): Promise<CallerCtx | undefined> => {
  const { user, isActive, isAgent } = await presentSessionUser(system, personId)
  if (!isActive) return undefined
  const duties = await dutiesOf(system, personId)
  return { ...system, language, caller: { personId, schoolId, sessionId: actingFor, roles: user.roles, isAgent, duties } }
}

/** With the roles that count for calls of this set. */
export const inDutySet = (ctx: CallerCtx, set: DutySet): CallerCtx => ({ ...ctx, caller: narrowToDuty(ctx.caller, set) })
