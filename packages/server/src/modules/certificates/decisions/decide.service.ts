import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { decideApplications } from '@campus/contract/certificates/decisions.ts'
import { say } from '@campus/contract/language.ts'
import { type RefusalCode, refusals } from '@campus/contract/refusals.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { record } from '../../audit/audit.service.ts'
import { resolveMessages } from '../../messages/sending/resolve.service.ts'
import { holdOrder } from '../../orders/order/order-lock.service.ts'
import { products } from '../../orders/products.extension.ts'
import { findApplication } from '../application/application.repository.ts'
import { notifyDecided } from '../application/application-messages.ts'
import { noteEvent } from '../application/event.service.ts'
import { goOnWhenDecided } from '../applications/decided.service.ts'
import { findInReach, findOwner, listOrdersOf, markDecided, type Reach } from './decision.repository.ts'
import { reachOf } from './reach.service.ts'

type Given = InputOf<typeof decideApplications>

/** Why the caller cannot decide; an application outside their scope is missing for them. */
const hindrance = async (ctx: CallerCtx, reach: Reach, id: string): Promise<RefusalCode | undefined> => {
  if ((await findOwner(ctx.sql, id))?.person_id === ctx.caller.personId) return 'own_request'
  const row = await findInReach(ctx.sql, reach, id)
  if (!row) return 'not_found'
  return row.state === 'pending_approval' && row.decided_at === null ? undefined : 'already_decided'
}

const run = async (ctx: CallerCtx, id: string, { verdict, notes }: Given) => {
  const row = await findApplication(ctx.sql, id)
  if (!row || !(await markDecided(ctx.sql, id, { by: ctx.caller.personId, notes, now: ctx.now() }))) throw new Error(`${id} is decided`)
  await resolveMessages(ctx, 'application_decision', id)
  if (verdict === 'rejected') await products.of(ctx).certificate.giveUp(ctx, [row.line_id], 'rejected', notes)
  else await noteEvent(ctx, { applicationId: id, schoolId: row.school_id, kind: 'approved', actorId: ctx.caller.personId, note: notes })
  await record(ctx, { action: `application.${verdict}`, subjectKind: 'application', subjectId: id, details: { order: row.order_number } })
  await notifyDecided(ctx, row, verdict, notes)
  return row.order_id
}

/** Orders are held one after the other in the same order everywhere, so that two who decide about many never wait crosswise. */
const holdOrders = async (ctx: CallerCtx, reach: Reach, ids: readonly string[]) => {
  for (const orderId of await listOrdersOf(ctx.sql, reach.schoolId, ids)) await holdOrder(ctx, orderId)
}

export const decide = (ctx: CallerCtx, given: Given): Promise<OutputOf<typeof decideApplications>> =>
  inTransaction(ctx, async (ctx) => {
    const ids = [...new Set(given.ids)]
    const reach = await reachOf(ctx)
    await holdOrders(ctx, reach, ids)
    const decided: string[] = []
    const skipped: OutputOf<typeof decideApplications>['skipped'] = []
    const orders = new Set<string>()
    for (const id of ids) {
      const code = await hindrance(ctx, reach, id)
      if (code) {
        skipped.push({ id, word: code, text: say(refusals[code], ctx.language) })
        continue
      }
      orders.add(await run(ctx, id, given))
      decided.push(id)
    }
    for (const orderId of orders) await goOnWhenDecided(ctx, orderId)
    return { decided, skipped }
  })
