import type { CartItem } from '@campus/contract/orders/cart.ts'
import type { CallerCtx } from '../../../platform/context.ts'
import type { GoodsKind, Look, Wish } from '../goods.ts'
import { byGoods } from '../goods-of.ts'
import { priceSteps } from '../price-steps.rules.ts'
import type { CartRow } from './cart.repository.ts'

export const wishOf = ({ kind, goods_id, choices, quantity }: CartRow): Wish => ({
  kind: kind as GoodsKind,
  goodsId: goods_id,
  choices: choices as object,
  quantity,
})

export interface Looked {
  readonly row: CartRow
  readonly look: Look
}

/** What things in a cart are and cost now, one beside the other: free copies go to those that come first. */
export const lookAt = async (ctx: CallerCtx, rows: readonly CartRow[]): Promise<Looked[]> => {
  const looks = new Map<string, Look>()
  for (const [seller, ofKind] of byGoods(ctx, rows)) {
    const seen = await seller.look(ctx, ofKind.map(wishOf))
    for (const [index, row] of ofKind.entries()) {
      const look = seen[index]
      if (look) looks.set(row.id, look)
    }
  }
  return rows.flatMap((row) => {
    const look = looks.get(row.id)
    return look ? [{ row, look }] : []
  })
}

export const presentPriced = (ctx: CallerCtx, { row, look }: Looked) => ({
  id: row.id,
  templateId: row.goods_id,
  name: look.name,
  nameEn: look.nameEn,
  nameTw: look.nameTw,
  type: look.type,
  way: look.way,
  quantity: row.quantity,
  freeCopies: look.freeCopies,
  unitPrice: look.unitPrice,
  amount: look.amount,
  steps: priceSteps({ ...look, quantity: row.quantity }, ctx.language),
})

export const presentItem = (ctx: CallerCtx, looked: Looked): CartItem => ({
  ...presentPriced(ctx, looked),
  needsApproval: looked.look.needsApproval,
  heading: looked.look.heading,
  email: looked.look.email,
  courses: looked.look.courses,
  delegateName: looked.look.delegateName,
  mostQuantity: looked.look.mostQuantity,
  hindrance: looked.look.hindrance,
  addedAt: looked.row.created_at.toISOString(),
})
