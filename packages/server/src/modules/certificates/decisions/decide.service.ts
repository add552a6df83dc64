import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { decideApplications } from '@campus/contract/certificates/decisions.ts'
import { say } from '@campus/contract/language.ts'
import { type RefusalCode, refusals } from '@campus/contract/refusals.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { inSavepoint } from '../../../context/savepoint.ts'
import { Refusal } from '../../../platform/refuse.ts'
import { decideMatter } from '../../approval/matters/matter.service.ts'
import { holdOrder } from '../../orders/order/order-lock.service.ts'
import { findInReach, findOwner, listOrdersOf, type Reach } from './decision.repository.ts'
import { reachOf } from './reach.service.ts'

type Given = InputOf<typeof decideApplications>

/** Why the caller cannot decide; an application outside their scope is missing for them. */
const hindrance = async (ctx: CallerCtx, reach: Reach, id: string): Promise<RefusalCode | undefined> => {
  if ((await findOwner(ctx.sql, id))?.person_id === ctx.caller.personId) return 'own_request'
  const row = await findInReach(ctx.sql, reach, id)
  if (!row) return 'not_found'
  return row.state === 'pending_approval' && row.decided_at === null ? undefined : 'already_decided'
}

/** What the process of the school does not let the caller decide now is left out, with the reason. */
const run = async (ctx: CallerCtx, id: string, { verdict, notes }: Given): Promise<RefusalCode | undefined> => {
  try {
    await inSavepoint(ctx, () => decideMatter(ctx, 'certificate', id, { verdict: verdict === 'approved' ? 'agree' : 'refuse', notes }))
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

/** Orders are held one after the other in the same order everywhere, so that two who decide about many never wait crosswise. */
const holdOrders = async (ctx: CallerCtx, ids: readonly string[]) => {
  for (const orderId of await listOrdersOf(ctx.sql, ids, ctx.caller.schoolId)) await holdOrder(ctx, orderId)
}

export const decide = (ctx: CallerCtx, given: Given): Promise<OutputOf<typeof decideApplications>> =>
  inTransaction(ctx, async (ctx) => {
    const ids = [...new Set(given.ids)]
    const reach = await reachOf(ctx)
    await holdOrders(ctx, ids)
    const decided: string[] = []
    const skipped: OutputOf<typeof decideApplications>['skipped'] = []
    for (const id of ids) {
      const code = (await hindrance(ctx, reach, id)) ?? (await run(ctx, id, given))
      if (code) skipped.push({ id, word: code, text: say(refusals[code], ctx.language) })
      else decided.push(id)
    }
    return { decided, skipped }
  })
