import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { orderInVisit, quoteInVisit } from '@campus/contract/kiosk/visits.ts'
import { type CallerCtx, inTransaction, type MachineCtx } from '../../context/context.ts'
import { refuse } from '../../platform/refuse.ts'
import { applyForPrint } from '../cloudprint/orders/apply.service.ts'
import { quote } from '../cloudprint/orders/quote.service.ts'
import { pay } from '../orders/payment/pay.service.ts'
import { presentSessionUser } from '../people/person/person.service.ts'
import { itemOf } from '../printing/items/item.service.ts'
import { changeVisit, type VisitRow } from './visit.repository.ts'
import { requireOpen } from './visit.service.ts'

/** A logged-in visitor acts as themselves; a pick-up code, or a print sent by phone, logs nobody in. */
const actingIn = async (ctx: MachineCtx, visit: VisitRow): Promise<CallerCtx> => {
  const personId = visit.item_id === null ? visit.person_id : null
  const person = personId === null ? undefined : await presentSessionUser(ctx, personId)
  if (personId === null || !person?.isActive) throw refuse('visit_over')
  const { user, isAgent } = person
  return { ...ctx, caller: { personId, schoolId: visit.school_id, sessionId: visit.id, roles: user.roles, isAgent } }
}

export const sayPrice = async (ctx: MachineCtx, { id, ...wanted }: InputOf<typeof quoteInVisit>): Promise<OutputOf<typeof quoteInVisit>> =>
  quote(await actingIn(ctx, await requireOpen(ctx, id)), wanted)

export const orderPrint = (
  ctx: MachineCtx,
  { id, paysWithBeans, ...wanted }: InputOf<typeof orderInVisit>,
): Promise<OutputOf<typeof orderInVisit>> =>
  inTransaction(ctx, async (ctx) => {
    const visit = await requireOpen(ctx, id)
    const acting = await actingIn(ctx, visit)
    const { orderId, taskId, next } = await applyForPrint(acting, wanted)
    await changeVisit(ctx.sql, visit.id, { order_id: orderId })
    if (paysWithBeans && next === 'payment') await pay(acting, { orderId, way: 'beans', usesBeans: true })
    const item = await itemOf(ctx, 'cloud', taskId)
    return { orderId, isPaid: item !== undefined, itemId: item?.id ?? null }
  })
