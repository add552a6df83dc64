import type { Order } from '@campus/contract/orders/orders.ts'

export type Line = Order['lines'][number]

/** What a line still has to give back; what was dropped before it was paid cost nothing. */
export const leftOf = ({ amount, refunded, delivery }: Line): number => (delivery === 'none' ? 0 : amount - refunded)

/** The lines of an order of which money can go back. */
export const refundableOf = ({ paidAt, lines }: Pick<Order, 'paidAt' | 'lines'>): readonly Line[] =>
  paidAt === null ? [] : lines.filter((line) => leftOf(line) > 0)
