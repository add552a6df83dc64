import type { Decider, holdersOfRoles, leaderOfLevel, leadersOfDepts, leadersToLevel } from '@campus/contract/approval/people.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { type NamedPerson, namesOf } from '../../people/person/person.service.ts'
import { type Leader, leaderAtLevel, leadersOfUnits, leadersUpToLevel } from '../../school/organisation/leader.service.ts'
import { type Holder, holdersOfPosts, nearestHolders } from '../../school/organisation/post.service.ts'
import { trailTo, unitOf } from '../../school/organisation/unit-trail.service.ts'

/** Also those whom the address book hides: who decides is known to those who ask. Name and unit only. */
const present = async (ctx: CallerCtx, found: readonly (Leader | Holder)[]): Promise<Decider[]> => {
  const names = await namesOf(
    ctx,
    ctx.caller.schoolId,
    found.map(({ personId }) => personId),
  )
  const decider = (one: Leader | Holder, { name, unitName }: NamedPerson): Decider => ({
    id: one.personId,
    name,
    unitName,
    via: one.via,
    unitId: one.unitId,
    level: one.via === 'leadership' ? one.level : null,
  })
  return found.flatMap((one) => {
    const named = names.get(one.personId)
    return named ? [decider(one, named)] : []
  })
}

/** The unit asked about, else the caller's own; who has none has nobody above. */
const startOf = async (ctx: CallerCtx, deptId: string | undefined) => {
  if (deptId === undefined) return unitOf(ctx, ctx.caller.personId)
  if ((await trailTo(ctx, ctx.caller.schoolId, deptId)).length === 0) throw refuse('not_found')
  return deptId
}

const climbFrom = async (ctx: CallerCtx, { deptId, skipEmpty }: { readonly deptId?: string | undefined; readonly skipEmpty: boolean }) => {
  const { schoolId, personId: starterId } = ctx.caller
  const unitId = await startOf(ctx, deptId)
  return unitId === null ? undefined : { schoolId, unitId, starterId, skipEmpty }
}

export const findLeader = async (
  ctx: CallerCtx,
  { level, ...asked }: InputOf<typeof leaderOfLevel>,
): Promise<OutputOf<typeof leaderOfLevel>> => {
  const climb = await climbFrom(ctx, asked)
  const leader = climb && (await leaderAtLevel(ctx, { ...climb, level }))
  const [found] = await present(ctx, leader ? [leader] : [])
  return found ?? null
}

export const listLeadersUpTo = async (
  ctx: CallerCtx,
  { maxLevel, ...asked }: InputOf<typeof leadersToLevel>,
): Promise<OutputOf<typeof leadersToLevel>> => {
  const climb = await climbFrom(ctx, asked)
  return present(ctx, climb ? await leadersUpToLevel(ctx, { ...climb, maxLevel }) : [])
}

export const listLeadersOfUnits = async (
  ctx: CallerCtx,
  { ids }: InputOf<typeof leadersOfDepts>,
): Promise<OutputOf<typeof leadersOfDepts>> =>
  present(ctx, await leadersOfUnits(ctx, { schoolId: ctx.caller.schoolId, unitIds: [...new Set(ids)] }))

export const listHolders = async (
  ctx: CallerCtx,
  { ids, deptId }: InputOf<typeof holdersOfRoles>,
): Promise<OutputOf<typeof holdersOfRoles>> => {
  const asked = { schoolId: ctx.caller.schoolId, postIds: [...new Set(ids)] }
  if (deptId === undefined) return present(ctx, await holdersOfPosts(ctx, asked))
  return present(ctx, await nearestHolders(ctx, { ...asked, unitId: await startOf(ctx, deptId) }))
}
