import { extensionPoint } from '../../platform/extension-point.ts'
import type { PaidFor } from './paid-for.ts'

/** What happens when money came for something. Those who sell it are above. */
export const paidFor = extensionPoint<PaidFor>('payment.paid-for', { order: true, topup: true })
