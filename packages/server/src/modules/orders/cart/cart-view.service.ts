import type { CartItem } from '@campus/contract/orders/cart.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { priceSteps } from '../listing/price-steps.rules.ts'
import { byProduct } from '../order/product-of.ts'
import type { LineRequest, Quote } from '../product.ts'
import type { CartRow } from './cart.repository.ts'

export const lineRequestOf = ({ kind, product_id, choices, quantity }: CartRow): LineRequest => ({
  kind,
  productId: product_id,
  choices: choices as object,
  quantity,
})

export interface QuotedItem {
  readonly row: CartRow
  readonly quote: Quote
}

/** The items of a cart with their current prices: free copies go to those that come first. */
export const quoteItems = async (ctx: CallerCtx, rows: readonly CartRow[]): Promise<QuotedItem[]> => {
  const quotes = new Map<string, Quote>()
  for (const [seller, ofKind] of byProduct(ctx, rows)) {
    const seen = await seller.quote(ctx, ofKind.map(lineRequestOf))
    for (const [index, row] of ofKind.entries()) {
      const quote = seen[index]
      if (quote) quotes.set(row.id, quote)
    }
  }
  return rows.flatMap((row) => {
    const quote = quotes.get(row.id)
    return quote ? [{ row, quote }] : []
  })
}

export const presentPriced = (ctx: CallerCtx, { row, quote }: QuotedItem) => ({
  id: row.id,
  templateId: row.product_id,
  name: quote.name,
  nameEn: quote.nameEn,
  nameTw: quote.nameTw,
  type: quote.type,
  way: quote.way,
  quantity: row.quantity,
  freeCopies: quote.freeCopies,
  unitPrice: quote.unitPrice,
  amount: quote.amount,
  steps: priceSteps({ ...quote, quantity: row.quantity }, ctx.language),
})

export const presentItem = (ctx: CallerCtx, quoted: QuotedItem): CartItem => ({
  ...presentPriced(ctx, quoted),
  needsApproval: quoted.quote.needsApproval,
  heading: quoted.quote.heading,
  email: quoted.quote.email,
  courses: quoted.quote.courses,
  delegateName: quoted.quote.delegateName,
  mostQuantity: quoted.quote.mostQuantity,
  hindrance: quoted.quote.hindrance,
  addedAt: quoted.row.created_at.toISOString(),
})
