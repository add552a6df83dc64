import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { saveLeaders, unitLeaders } from '@campus/contract/school/console/appointments.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { isInScope, scopeOf } from '../organisation/scope.service.ts'
import { findUnitRevision, takeLeadersRevision } from './appointment.repository.ts'
import { readAppointments, refuseImpossible, replaceAppointments } from './appointment.service.ts'

const requireRevision = async (ctx: CallerCtx, unitId: string) => {
  const unit = await findUnitRevision(ctx.sql, ctx.caller.schoolId, unitId)
  if (!unit) throw refuse('not_found')
  return unit.revision
}

export const listUnitLeaders = async (ctx: CallerCtx, { unitId }: InputOf<typeof unitLeaders>): Promise<OutputOf<typeof unitLeaders>> => {
  if (!isInScope(await scopeOf(ctx), unitId)) throw refuse('not_found')
  const revision = await requireRevision(ctx, unitId)
  return { revision, ...(await readAppointments(ctx, { unitId })) }
}

export const keepLeaders = (
  ctx: CallerCtx,
  { unitId, revision, leaders }: InputOf<typeof saveLeaders>,
): Promise<OutputOf<typeof saveLeaders>> =>
  refuseImpossible(
    inTransaction(ctx, async (ctx) => {
      await requireRevision(ctx, unitId)
      const taken = await takeLeadersRevision(ctx.sql, ctx.caller.schoolId, unitId, revision)
      if (!taken) throw refuse('appointments_changed')
      const given = leaders.map((leader) => ({ ...leader, unitId }))
      return { revision: taken.revision, ...(await replaceAppointments(ctx, { unitId }, given)) }
    }),
  )
