import { extensionPoint } from '../../platform/extension-point.ts'
import type { GoodsByKind } from './goods.ts'

/** What orders sell. Those who deliver it are above. */
export const products = extensionPoint<GoodsByKind>('orders.products', { certificate: true, print: true })
