import { extensionPoint } from '../../platform/extension-point.ts'
import type { Products } from './product.ts'

/** What orders sell. Those who deliver it are above. */
export const products = extensionPoint<Products>('orders.products', { certificate: true, print: true })
