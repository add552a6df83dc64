import type { OrderState } from '@campus/contract/orders/orders.ts'

export const lineStates = ['waiting', 'making', 'failed', 'to_send', 'send_failed', 'done', 'dropped', 'refunded'] as const
export type LineState = (typeof lineStates)[number]

/** The first of these that a line is in says how its order stands. */
const telling: readonly (readonly [OrderState, readonly LineState[]])[] = [
  ['failed', ['failed']],
  ['send_failed', ['send_failed']],
  ['packaging', ['waiting', 'making']],
  ['waiting_to_send', ['to_send']],
  ['finished', ['done']],
]

/** How a paid order stands, by its lines; those that were dropped or refunded count only where nothing else is left. */
export const stateFromLines = (lines: readonly LineState[]): OrderState =>
  telling.find(([, states]) => lines.some((line) => states.includes(line)))?.[0] ?? 'refunded'
