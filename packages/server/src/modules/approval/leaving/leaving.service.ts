import type { Ctx } from '../../../context/context.ts'
import type { ClosedAccount } from '../../module.ts'
import { holdFamilies, holdInstance, takeStep } from '../engine/step.service.ts'
import * as repository from './leaving.repository.ts'

/** What somebody applied for ends with their account; what waits for them goes to their successor. */
export const leaveOffice = async (ctx: Ctx, { id }: ClosedAccount) => {
  await repository.deleteAbsences(ctx.sql, id)
  await repository.deleteAdministrator(ctx.sql, id)
  const concerned = await repository.listConcerned(ctx.sql, id)
  await holdFamilies(
    ctx,
    concerned.map(({ top_id }) => top_id),
  )
  for (const { id: instanceId, starter_id, parent_id } of concerned) {
    const held = await holdInstance(ctx, instanceId)
    if (held?.state.status !== 'running') continue
    const isOwn = starter_id === id && parent_id === null
    await takeStep(ctx, held, isOwn ? { kind: 'withdraw', by: null } : { kind: 'person_left', person: id })
  }
  await repository.deleteDrafts(ctx.sql, id)
}

/** What the school holds about somebody's applications and decisions, for their own copy. */
export const exportApplications = (ctx: Ctx, personId: string) => repository.listStarted(ctx.sql, personId)
export const exportDecisions = (ctx: Ctx, personId: string) => repository.listDecided(ctx.sql, personId)
export const exportComments = (ctx: Ctx, personId: string) => repository.listComments(ctx.sql, personId)
export const exportAbsences = (ctx: Ctx, personId: string) => repository.listAbsences(ctx.sql, personId)
