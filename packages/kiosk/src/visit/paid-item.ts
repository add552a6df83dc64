import type { Visit } from '@campus/contract/kiosk/visits.ts'

/** An order with a pending payment, and whether the server has reported it. */
export interface AwaitedPayment {
  readonly orderId: string
  readonly isTold: boolean
}

type Seen = Pick<Visit, 'order' | 'paid'>

/** The result: the paid item of this very order, a cancelled order, or nothing yet. */
export const outcomeOfPayment = (
  { orderId, isTold }: AwaitedPayment,
  { order, paid }: Seen,
): { paid: string } | 'cancelled' | 'waiting' => {
  if (paid?.orderId === orderId) return { paid: paid.itemId }
  return isTold && order?.id !== orderId ? 'cancelled' : 'waiting'
}
