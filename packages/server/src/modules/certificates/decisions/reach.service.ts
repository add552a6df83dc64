import type { CallerCtx } from '../../../context/context.ts'
import { scopeOf } from '../../school/organisation/scope.service.ts'
import type { Reach } from './decision.repository.ts'

/** How far the caller decides. */
export const reachOf = async (ctx: CallerCtx): Promise<Reach> => ({
  schoolId: ctx.caller.schoolId,
  deciderId: ctx.caller.personId,
  scope: await scopeOf(ctx),
})
