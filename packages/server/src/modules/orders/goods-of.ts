import type { Ctx } from '../../platform/context.ts'
import type { Goods, GoodsKind } from './goods.ts'
import { products } from './products.extension.ts'

/** Those who sell a line; the database keeps the kinds. */
export const goodsOf = (ctx: Ctx, { kind }: { readonly kind: string }): Goods => products.of(ctx)[kind as GoodsKind]

/** The lines of each kind, with those who sell them. */
export const byGoods = <Line extends { readonly kind: string }>(ctx: Ctx, lines: readonly Line[]): (readonly [Goods, readonly Line[]])[] =>
  [...Map.groupBy(lines, ({ kind }) => kind as GoodsKind)].map(([kind, ofKind]) => [products.of(ctx)[kind], ofKind])
