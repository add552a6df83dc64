import type { Product, ProductKind, Products } from './product.ts'

/** Those who sell a line. */
export const productOf = (products: Products, { kind }: { readonly kind: ProductKind }): Product => products[kind]

/** The lines of each kind, with those who sell them. */
export const byProduct = <Line extends { readonly kind: ProductKind }>(
  products: Products,
  lines: readonly Line[],
): (readonly [Product, readonly Line[]])[] => [...Map.groupBy(lines, ({ kind }) => kind)].map(([kind, ofKind]) => [products[kind], ofKind])
