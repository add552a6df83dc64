import type { Goods, GoodsByKind, GoodsKind } from './goods.ts'

/** Those who sell a line; the database keeps the kinds. */
export const goodsOf = (goods: GoodsByKind, { kind }: { readonly kind: string }): Goods => goods[kind as GoodsKind]

/** The lines of each kind, with those who sell them. */
export const byGoods = <Line extends { readonly kind: string }>(
  goods: GoodsByKind,
  lines: readonly Line[],
): (readonly [Goods, readonly Line[]])[] =>
  [...Map.groupBy(lines, ({ kind }) => kind as GoodsKind)].map(([kind, ofKind]) => [goods[kind], ofKind])
