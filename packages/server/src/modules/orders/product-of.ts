import type { Ctx } from '../../platform/context.ts'
import type { Product, ProductKind } from './product.ts'
import { products } from './products.extension.ts'

/** Those who sell a line; the database keeps the kinds. */
export const productOf = (ctx: Ctx, { kind }: { readonly kind: string }): Product => products.of(ctx)[kind as ProductKind]

/** The lines of each kind, with those who sell them. */
export const byProduct = <Line extends { readonly kind: string }>(
  ctx: Ctx,
  lines: readonly Line[],
): (readonly [Product, readonly Line[]])[] =>
  [...Map.groupBy(lines, ({ kind }) => kind as ProductKind)].map(([kind, ofKind]) => [products.of(ctx)[kind], ofKind])
