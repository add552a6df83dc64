import type { Product, ProductKind, Products } from './product.ts'

/** Those who sell a line; the database keeps the kinds. */
export const productOf = (products: Products, { kind }: { readonly kind: string }): Product => products[kind as ProductKind]

/** The lines of each kind, with those who sell them. */
export const byProduct = <Line extends { readonly kind: string }>(
  products: Products,
  lines: readonly Line[],
): (readonly [Product, readonly Line[]])[] =>
  [...Map.groupBy(lines, ({ kind }) => kind as ProductKind)].map(([kind, ofKind]) => [products[kind], ofKind])
