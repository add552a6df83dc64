import { isDeepStrictEqual } from 'node:util'
import type { grantRoles, resetPerson, setAgent, turnPerson } from '@campus/contract/administration/people.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { managingRoles, roleNames } from '@campus/contract/roles.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { resetPassword, resetSecondFactor, restoreAccount, suspendAccount } from '../../account/console/account-care.service.ts'
import { refreshSessionsOf } from '../../account/session/session.service.ts'
import { record } from '../../audit/audit.service.ts'
import { endAgenciesOfAgent } from '../../certificates/agents/agency-end.service.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'
import { findHolder, type Holder } from '../../people/person/holder.service.ts'
import { administratorsOf, wholeAdministratorsOf } from '../../school/organisation/scope.service.ts'
import { isResetByTwo, requestReset } from '../resets/account-reset.service.ts'
import { deleteGrants, insertGrants, keepManagedUntil, lockAdministrators, updateAgent, updateState } from './grant.repository.ts'
import { listGrants } from './people.repository.ts'
import { lockPerson } from './person-record.repository.ts'
import { requireUnit } from './person-record.service.ts'

/** So long after the last managing role a reset still takes two: nobody takes a colleague's role away to reset them alone. */
const managedSeconds = 30 * 24 * 3600

const requireOther = (ctx: CallerCtx, id: string) => {
  if (id === ctx.caller.personId) throw refuse('not_yourself')
}

/** Somebody of my school, locked. */
const takePerson = async (ctx: CallerCtx, id: string) => {
  const row = await lockPerson(ctx.sql, ctx.caller.schoolId, id)
  const holder = await findHolder(ctx, id)
  if (!row || !holder) throw refuse('not_found')
  return { row, holder }
}

/** Held until the end of the transaction: rights of administrators are taken away one after the other. */
export const holdAdministrators = (ctx: CallerCtx) => lockAdministrators(ctx.sql, ctx.caller.schoolId)

/** Two administrators may be at each other at once: the second finds what the first has left, and may be none any more. */
const keepAnAdministrator = async (ctx: CallerCtx, leavingId: string | undefined) => {
  await holdAdministrators(ctx)
  const { schoolId } = ctx.caller
  const active = await administratorsOf(ctx, schoolId)
  // One whose role a duty narrows could not grant, nor take the duty away again.
  const whole = await wholeAdministratorsOf(ctx, schoolId)
  if ([active, whole].some((left) => left.length === 1 && left[0] === leavingId)) throw refuse('last_admin')
  if (!active.includes(ctx.caller.personId)) throw refuse('forbidden')
}

export const turn = (ctx: CallerCtx, { id, state, reason }: InputOf<typeof turnPerson>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    requireOther(ctx, id)
    await keepAnAdministrator(ctx, state === 'disabled' ? id : undefined)
    const { row, holder } = await takePerson(ctx, id)
    if (row.state === state) return null
    await updateState(ctx.sql, id, state)
    await (state === 'disabled' ? suspendAccount : restoreAccount)(ctx, holder)
    await record(ctx, { action: `people.person_${state}`, subjectKind: 'person', subjectId: id, details: { reason } })
    return null
  })

const agentTexts: Record<'set' | 'unset', Phrase> = {
  set: ['您现在是代办员，可以请求为他人代办', 'You are an agent now and can ask to act for others', '您現在是代辦員，可以請求為他人代辦'],
  unset: [
    '您不再是代办员，为他人的代办已全部结束',
    'You are no longer an agent. All your agreements have ended',
    '您不再是代辦員，為他人的代辦已全部結束',
  ],
}

export const markAgent = (ctx: CallerCtx, { id, isAgent, reason }: InputOf<typeof setAgent>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    requireOther(ctx, id)
    const { holder } = await takePerson(ctx, id)
    if (!(await updateAgent(ctx.sql, id, isAgent))) return null
    const change = isAgent ? 'set' : 'unset'
    await refreshSessionsOf(ctx, id)
    if (!isAgent) await endAgenciesOfAgent(ctx, id)
    await record(ctx, { action: `people.agent_${change}`, subjectKind: 'person', subjectId: id, details: { reason } })
    await sendMessage(ctx, {
      schoolId: ctx.caller.schoolId,
      to: [holder.id],
      category: 'security',
      title: agentTexts[change],
      body: [reason, reason, reason],
    })
    return null
  })

const joined = (names: readonly Phrase[], at: 0 | 1 | 2) => names.map((name) => name[at]).join(at === 1 ? ', ' : '、')

const rolesChanged = (roles: readonly (typeof managingRoles)[number][]): { title: Phrase; body: Phrase } => {
  const names = roles.map((role) => roleNames[role])
  return {
    title: ['您的管理角色已变更', 'Your roles were changed', '您的管理角色已變更'],
    body:
      roles.length === 0
        ? ['您已不再担任管理角色。', 'You no longer have any role assigned by the school.', '您已不再擔任管理角色。']
        : [
            `您现在的管理角色：${joined(names, 0)}。`,
            `The school assigned you these roles: ${joined(names, 1)}.`,
            `您現在的管理角色：${joined(names, 2)}。`,
          ],
  }
}

/** Who becomes a colleague, or is one no longer, is known to all administrators: one session alone makes nobody one unnoticed. */
const warnAdministrators = async (ctx: CallerCtx, { id, name }: Holder, roles: Parameters<typeof rolesChanged>[0]) => {
  const { schoolId, personId } = ctx.caller
  const names = roles.map((role) => roleNames[role])
  await sendMessage(ctx, {
    schoolId,
    to: (await administratorsOf(ctx, schoolId)).filter((one) => one !== personId && one !== id),
    category: 'security',
    title: [`${name}的管理角色已变更`, `The roles of ${name} were changed`, `${name}的管理角色已變更`],
    body:
      roles.length === 0
        ? ['已不再担任管理角色。', 'They have no role assigned by the school any more.', '已不再擔任管理角色。']
        : [`现在的管理角色：${joined(names, 0)}。`, `Their roles now: ${joined(names, 1)}.`, `現在的管理角色：${joined(names, 2)}。`],
  })
}

/** A reach belongs to managers; the other roles are for the whole school. */
const reachOf = ({ role, scopeUnitId }: InputOf<typeof grantRoles>['grants'][number]) => ({
  role,
  scopeUnitId: role === 'manager' ? scopeUnitId : null,
})

const grantsOf = async (ctx: CallerCtx, id: string) =>
  (await listGrants(ctx.sql, id))
    .filter(({ role }) => managingRoles.some((managing) => managing === role))
    .map(({ role, scope_unit_id }) => ({ role, scopeUnitId: scope_unit_id }))

export const grant = (ctx: CallerCtx, { id, grants: given }: InputOf<typeof grantRoles>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    requireOther(ctx, id)
    const { schoolId } = ctx.caller
    const grants = given.map(reachOf)
    const roles = grants.map(({ role }) => role)
    await keepAnAdministrator(ctx, roles.includes('admin') ? undefined : id)
    const { row, holder } = await takePerson(ctx, id)
    if (grants.length > 0 && row.kind !== 'teacher') throw refuse('role_not_for_kind')
    for (const { scopeUnitId } of grants) await requireUnit(ctx, scopeUnitId)
    const before = await grantsOf(ctx, id)
    if (isDeepStrictEqual(new Set(before), new Set(grants))) return null
    await deleteGrants(ctx.sql, id)
    if (before.length > 0) await keepManagedUntil(ctx.sql, id, later(ctx.now(), managedSeconds))
    if (grants.length > 0) await insertGrants(ctx.sql, { schoolId, personId: id, now: ctx.now() }, grants)
    await refreshSessionsOf(ctx, id)
    await record(ctx, { action: 'people.roles_granted', subjectKind: 'person', subjectId: id, details: { before, after: grants } })
    await sendMessage(ctx, { schoolId, to: [id], category: 'security', ...rolesChanged(roles) })
    await warnAdministrators(ctx, holder, roles)
    return null
  })

/** One administrator resets students and teachers; who manages is reset by two. */
export const reset = (ctx: CallerCtx, { id, kind, reason }: InputOf<typeof resetPerson>): Promise<OutputOf<typeof resetPerson>> =>
  inTransaction(ctx, async (ctx) => {
    requireOther(ctx, id)
    const { holder } = await takePerson(ctx, id)
    if (await isResetByTwo(ctx, id)) {
      await requestReset(ctx, holder, { kind, reason })
      return { outcome: 'requested', oneTimePassword: null }
    }
    await record(ctx, { action: `people.${kind}_reset`, subjectKind: 'person', subjectId: id, details: { reason } })
    if (kind === 'password') return { outcome: 'done', oneTimePassword: await resetPassword(ctx, holder) }
    await resetSecondFactor(ctx, holder)
    return { outcome: 'done', oneTimePassword: null }
  })
