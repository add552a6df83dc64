import type { Phrase } from '@campus/contract/language.ts'
import { type OrderState, orderStateNames } from '@campus/contract/orders/orders.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { SubjectView } from '../../messages/subject.ts'
import { findOrder } from './order-list.repository.ts'
import { mine } from './order-view.service.ts'

const tones: Record<OrderState, SubjectView['tone']> = {
  approval: 'waiting',
  unpaid: 'waiting',
  packaging: 'waiting',
  failed: 'bad',
  waiting_to_send: 'waiting',
  send_failed: 'bad',
  finished: 'good',
  closed: 'over',
  refunded: 'over',
}

const seeIt: Phrase = ['查看订单', 'View order', '查看訂單']

export const describeOrder = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const row = await findOrder(ctx.sql, id, mine(ctx))
  const state = row?.state
  return state && { state: orderStateNames[state], tone: tones[state], actionLabel: seeIt }
}
