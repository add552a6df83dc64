import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import type { checkTemplateFile, quoteCart } from '@campus/contract/orders/cart.ts'
import type { checkoutCart, checkoutFreeCart, checkoutFreeItem } from '@campus/contract/orders/checkout.ts'
import { refusals } from '@campus/contract/refusals.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { balancesOf } from '../../wallet/ledger/balance.service.ts'
import { splitBeans } from '../../wallet/ledger/spend.service.ts'
import { checkout } from '../checkout/checkout.service.ts'
import { type CartRow, listItems, takeItems } from './cart.repository.ts'
import { lineRequestOf, presentPriced, quoteItems } from './cart-view.service.ts'

/** All of what was selected; a selection with missing items must be reviewed first. */
const requireAll = (ids: readonly string[], rows: readonly CartRow[]): readonly CartRow[] => {
  if (rows.length !== new Set(ids).size) throw refuse('cart_changed')
  return rows.toSorted((one, other) => one.id.localeCompare(other.id))
}

const selected = async (ctx: CallerCtx, ids: readonly string[]) =>
  (await listItems(ctx.sql, ctx.caller.personId)).filter(({ id }) => ids.includes(id))

export const quote = async (ctx: CallerCtx, { ids }: InputOf<typeof quoteCart>): Promise<OutputOf<typeof quoteCart>> => {
  const quoted = await quoteItems(ctx, requireAll(ids, await selected(ctx, ids)))
  const [needsApproval = false, ...others] = new Set(quoted.map(({ quote }) => quote.needsApproval))
  if (others.length > 0) throw refuse('mixed_cart')
  const total = quoted.reduce((sum, { quote }) => sum + quote.amount, 0)
  const { free, print } = await balancesOf(ctx, ctx.caller.personId)
  return {
    items: quoted.map((one) => presentPriced(ctx, one)),
    total,
    freeBeans: free,
    printBeans: print,
    ...splitBeans({ free, print }, total),
    needsApproval,
  }
}

export const check = async (ctx: CallerCtx, { ids }: InputOf<typeof checkTemplateFile>): Promise<OutputOf<typeof checkTemplateFile>> => {
  const quoted = new Map((await quoteItems(ctx, await selected(ctx, ids))).map(({ row, quote }) => [row.id, quote]))
  const gone = { word: 'cart_changed', text: say(refusals.cart_changed, ctx.language) }
  return ids.map((id) => {
    const quote = quoted.get(id)
    return { id, hindrance: quote ? quote.hindrance : gone }
  })
}

/** Takes the selection out of the cart and makes one order of it, all in one: of many at once only one finds it there. */
const checkoutSelection = (ctx: CallerCtx, ids: readonly string[], options: Parameters<typeof checkout>[2]) =>
  inTransaction(ctx, async (ctx) => {
    const rows = requireAll(ids, await takeItems(ctx.sql, ctx.caller.personId, ids))
    const { lines: _lines, ...result } = await checkout(ctx, rows.map(lineRequestOf), options)
    return result
  })

type CheckoutResult = OutputOf<typeof checkoutCart>

export const checkoutSelected = (ctx: CallerCtx, { ids, expectedTotal }: InputOf<typeof checkoutCart>): Promise<CheckoutResult> =>
  checkoutSelection(ctx, ids, { expectedTotal })

export const checkoutFree = (ctx: CallerCtx, { ids }: InputOf<typeof checkoutFreeCart>): Promise<CheckoutResult> =>
  checkoutSelection(ctx, ids, { mustBeFree: true })

export const checkoutFreeOne = (ctx: CallerCtx, { id }: InputOf<typeof checkoutFreeItem>): Promise<CheckoutResult> =>
  checkoutSelection(ctx, [id], { mustBeFree: true })
