import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { scopeOf } from '../../school/organisation/scope.service.ts'

/** Rooms, terms and hours are the whole school's: its administrators and managers of the whole school change them. */
export const isRegistrar = async (ctx: CallerCtx) => (await scopeOf(ctx)) === 'school'

export const requireRegistrar = async (ctx: CallerCtx) => {
  if (!(await isRegistrar(ctx))) throw refuse('forbidden')
}
