import type { Visit } from '@campus/contract/kiosk/visits.ts'

/** An order with a pending payment: what was printable before it, and whether the server has reported it. */
export interface AwaitedPayment {
  readonly known: ReadonlySet<string>
  readonly isTold: boolean
}

type Seen = Pick<Visit, 'items' | 'order'>

/** The result: the paid item, a cancelled order, or nothing yet. */
export const outcomeOfPayment = ({ known, isTold }: AwaitedPayment, { items, order }: Seen): { paid: string } | 'cancelled' | 'waiting' => {
  const paid = items.find(({ id, kind, state }) => kind === 'cloud' && state === 'waiting' && !known.has(id))
  if (paid) return { paid: paid.id }
  return isTold && order === null ? 'cancelled' : 'waiting'
}
