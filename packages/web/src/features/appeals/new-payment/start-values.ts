import type { DeliveryState } from '@campus/contract/certificates/application-states.ts'
import type { Order } from '@campus/contract/orders/orders.ts'
import { toLocalTime } from '@campus/ui/time/local-time.ts'
import type { GrievanceStart } from './grievance-typed.ts'

const arrived = new Set<DeliveryState>(['ready', 'downloaded', 'sent', 'not_picked_up', 'picked_up'])

type Line = Order['lines'][number]

/** Of an order one appeals about what did not arrive, else about its first line. */
export const troubledLine = ({ lines }: Pick<Order, 'lines'>): Line | undefined =>
  lines.find(({ delivery }) => !arrived.has(delivery)) ?? lines[0]

export const emptyStart = (isWide: boolean): GrievanceStart => ({
  entrance: isWide ? 'web' : 'app',
  payWay: '',
  paidAt: '',
  kind: 'certificate',
  templateId: '',
  copies: 1,
  amount: 0,
  screenshot: '',
  reason: '',
})

type Known = Pick<Order, 'id' | 'payment' | 'provider' | 'fromMoney' | 'total' | 'paidAt' | 'lines'>

/** Data of the order need not be typed; a payment without result here is the subject of the appeal. A print has no template. */
export const startFrom = (order: Known, isWide: boolean): GrievanceStart => {
  const { payment, provider, fromMoney, total, paidAt } = order
  const line = troubledLine(order)
  const at = paidAt ?? payment?.createdAt
  return {
    ...emptyStart(isWide),
    orderId: order.id,
    kind: line && line.templateId === null ? 'print' : 'certificate',
    templateId: line?.templateId ?? '',
    copies: line?.quantity ?? 1,
    payWay: payment?.provider ?? provider ?? (paidAt === null ? '' : 'beans'),
    amount: payment?.amount ?? (fromMoney || total),
    paidAt: at === undefined ? '' : toLocalTime(Date.parse(at)),
  }
}
