import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import type { checkTemplateFile, quoteCart } from '@campus/contract/orders/cart.ts'
import type { settleCart, settleFreeCart, settleFreeItem } from '@campus/contract/orders/settling.ts'
import { refusals } from '@campus/contract/refusals.ts'
import { type CallerCtx, inTransaction } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { balancesOf } from '../../wallet/balance.service.ts'
import { splitBeans } from '../../wallet/spend.service.ts'
import { settle } from '../settle.service.ts'
import { type CartRow, listItems, takeItems } from './cart.repository.ts'
import { lookAt, presentPriced, wishOf } from './cart-view.service.ts'

/** All of what was selected; a selection of which something is gone is looked at again first. */
const requireAll = (ids: readonly string[], rows: readonly CartRow[]): readonly CartRow[] => {
  if (rows.length !== new Set(ids).size) throw refuse('cart_changed')
  return rows.toSorted((one, other) => one.id.localeCompare(other.id))
}

const selected = async (ctx: CallerCtx, ids: readonly string[]) =>
  (await listItems(ctx.sql, ctx.caller.personId)).filter(({ id }) => ids.includes(id))

export const quote = async (ctx: CallerCtx, { ids }: InputOf<typeof quoteCart>): Promise<OutputOf<typeof quoteCart>> => {
  const looked = await lookAt(ctx, requireAll(ids, await selected(ctx, ids)))
  const [needsApproval = false, ...others] = new Set(looked.map(({ look }) => look.needsApproval))
  if (others.length > 0) throw refuse('mixed_cart')
  const total = looked.reduce((sum, { look }) => sum + look.amount, 0)
  const { free, print } = await balancesOf(ctx, ctx.caller.personId)
  return {
    items: looked.map((one) => presentPriced(ctx, one)),
    total,
    freeBeans: free,
    printBeans: print,
    ...splitBeans({ free, print }, total),
    needsApproval,
  }
}

export const check = async (ctx: CallerCtx, { ids }: InputOf<typeof checkTemplateFile>): Promise<OutputOf<typeof checkTemplateFile>> => {
  const looked = new Map((await lookAt(ctx, await selected(ctx, ids))).map(({ row, look }) => [row.id, look]))
  const gone = { word: 'cart_changed', text: say(refusals.cart_changed, ctx.language) }
  return ids.map((id) => {
    const look = looked.get(id)
    return { id, hindrance: look ? look.hindrance : gone }
  })
}

/** Takes the selection out of the cart and makes one order of it, all in one: of many at once only one finds it there. */
const settleSelection = (ctx: CallerCtx, ids: readonly string[], options: Parameters<typeof settle>[2]) =>
  inTransaction(ctx, async (ctx) => {
    const rows = requireAll(ids, await takeItems(ctx.sql, ctx.caller.personId, ids))
    const { lines: _lines, ...settled } = await settle(ctx, rows.map(wishOf), options)
    return settled
  })

type Settled = OutputOf<typeof settleCart>

export const settleSelected = (ctx: CallerCtx, { ids, expectedTotal }: InputOf<typeof settleCart>): Promise<Settled> =>
  settleSelection(ctx, ids, { expectedTotal })

export const settleFree = (ctx: CallerCtx, { ids }: InputOf<typeof settleFreeCart>): Promise<Settled> =>
  settleSelection(ctx, ids, { mustBeFree: true })

export const settleFreeOne = (ctx: CallerCtx, { id }: InputOf<typeof settleFreeItem>): Promise<Settled> =>
  settleSelection(ctx, [id], { mustBeFree: true })
