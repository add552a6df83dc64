import type { OfficeLimits } from '@campus/contract/school/console/settings.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { countAttempt } from '../../../platform/db/throttle.ts'
import { refuse } from '../../../platform/refuse.ts'
import { readSettings } from '../../school/school/school-settings.ts'

const aDay = 86_400

/** Asked before anything is locked or written. */
const countToday = async (ctx: CallerCtx, kind: keyof OfficeLimits) => {
  const { schoolId, personId } = ctx.caller
  const { officeLimits } = await readSettings(ctx.sql, schoolId)
  const { count } = await countAttempt(ctx, `office.${kind}:${personId}`, aDay)
  if (count > officeLimits[kind]) throw refuse('enough_today')
}

type Act<Given, Answer> = (ctx: CallerCtx, given: Given) => Promise<Answer>

/** A draft that is saved again, and an action on a task, are not counted. */
export const atMostADay =
  <Given, Answer>(kindOf: (given: Given) => keyof OfficeLimits | undefined, act: Act<Given, Answer>): Act<Given, Answer> =>
  async (ctx, given) => {
    const kind = kindOf(given)
    if (kind) await countToday(ctx, kind)
    return act(ctx, given)
  }
