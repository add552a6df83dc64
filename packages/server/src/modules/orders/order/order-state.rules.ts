import type { OrderState } from '@campus/contract/orders/orders.ts'
import type { Transitions } from '../../../platform/transitions.ts'

export const lineStates = ['waiting', 'making', 'failed', 'to_send', 'send_failed', 'done', 'dropped', 'refunded'] as const
export type LineState = (typeof lineStates)[number]

/** Until it is paid a line waits or is dropped; afterwards it follows its file and its mail, which may fail and be tried again. */
export const lineTransitions: Transitions<LineState> = {
  waiting: ['making', 'failed', 'dropped', 'refunded'],
  making: ['to_send', 'done', 'failed', 'refunded'],
  to_send: ['done', 'send_failed', 'failed', 'refunded'],
  send_failed: ['to_send', 'done', 'failed', 'refunded'],
  failed: ['making', 'to_send', 'done', 'refunded'],
  done: ['to_send', 'send_failed', 'failed', 'refunded'],
  dropped: [],
  refunded: [],
}

/** The first of these that a line is in is the status of its order. */
const telling: readonly (readonly [OrderState, readonly LineState[]])[] = [
  ['failed', ['failed']],
  ['send_failed', ['send_failed']],
  ['packaging', ['waiting', 'making']],
  ['waiting_to_send', ['to_send']],
  ['finished', ['done']],
]

/** The status of a paid order from its lines; those that were dropped or refunded count only where nothing else is left. */
export const stateFromLines = (lines: readonly LineState[]): OrderState =>
  telling.find(([, states]) => lines.some((line) => states.includes(line)))?.[0] ?? 'refunded'

/** What the lines of a paid order can make of it: as they change, any of these follows any other, until all is refunded. */
const afterPayment = ['packaging', 'failed', 'waiting_to_send', 'send_failed', 'finished', 'refunded'] as const satisfies OrderState[]
const others = (state: OrderState) => afterPayment.filter((other) => other !== state)

export const orderTransitions: Transitions<OrderState> = {
  approval: ['unpaid', 'closed', 'packaging', 'failed', 'finished'],
  unpaid: ['closed', 'packaging', 'failed', 'finished'],
  packaging: others('packaging'),
  failed: others('failed'),
  waiting_to_send: others('waiting_to_send'),
  send_failed: others('send_failed'),
  finished: others('finished'),
  closed: [],
  refunded: [],
}

/** Why an order ended without being paid. */
export type Closing = 'cancelled' | 'expired' | 'rejected' | 'withdrawn'
