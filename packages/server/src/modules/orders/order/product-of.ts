import type { Ctx } from '../../../context/context.ts'
import type { Product, ProductKind } from '../product.ts'
import { products } from '../products.extension.ts'

/** Those who sell a line. */
export const productOf = (ctx: Ctx, { kind }: { readonly kind: ProductKind }): Product => products.of(ctx)[kind]

/** The lines of each kind, with those who sell them. */
export const byProduct = <Line extends { readonly kind: ProductKind }>(
  ctx: Ctx,
  lines: readonly Line[],
): (readonly [Product, readonly Line[]])[] =>
  [...Map.groupBy(lines, ({ kind }) => kind)].map(([kind, ofKind]) => [products.of(ctx)[kind], ofKind])
