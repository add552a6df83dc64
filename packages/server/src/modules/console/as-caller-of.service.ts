import type { CallShape } from '@campus/contract/call.ts'
import { dutySetOf } from '@campus/contract/operations/duty-sets.ts'
import type { CallerCtx } from '../../context/context.ts'
import { isFor, narrowToDuty } from '../../http/auth.ts'
import { allModules } from '../module.ts'

/** The caller as another call would know them: with the roles that their duties leave for it, or nothing if they may not use it. */
export const asCallerOf = (ctx: CallerCtx, call: CallShape): CallerCtx | undefined => {
  const area = allModules.of(ctx).calls.find(({ calls }) => calls.includes(call))?.area ?? ''
  const caller = narrowToDuty(ctx.caller, dutySetOf(area, call))
  return isFor(call, caller) ? { ...ctx, caller } : undefined
}
