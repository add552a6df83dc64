import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { fieldTexts } from '@campus/contract/field-texts.ts'
import { say } from '@campus/contract/language.ts'
import {
  type addToCart,
  type cart,
  type dropFromCart,
  type dropSelected,
  type dropTemplateFromCart,
  type editQuantity,
  maxCartItems,
} from '@campus/contract/orders/cart.ts'
import { canonicalJson } from '@campus/proof/encoding/canonical-json.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import { refuse } from '../../../platform/refuse.ts'
import type { LineRequest } from '../product.ts'
import { products } from '../products.extension.ts'
import * as repository from './cart.repository.ts'
import { presentItem, type QuotedItem, quoteItems } from './cart-view.service.ts'

const fingerprintOf = ({ productId, choices }: LineRequest) => sha256(canonicalJson([productId, choices]))

/** A file has one copy; paper has a maximum. */
const requireQuantity = (ctx: CallerCtx, quantity: number, mostQuantity: number, tooManyOfOne: 'one_copy_only' | 'already_in_cart') => {
  if (quantity <= mostQuantity) return
  if (mostQuantity === 1) throw refuse(tooManyOfOne)
  throw refuse('bad_input', { fields: { quantity: say(fieldTexts.too_many_copies, ctx.language) } })
}

export const count = async (ctx: CallerCtx) => ({ count: await repository.countItems(ctx.sql, ctx.caller.personId) })

/** Only certificates are put into a cart; prints are ordered at once. */
const kind = 'certificate'

const putIn = async (ctx: CallerCtx, lineRequest: LineRequest & { readonly mostQuantity: number }): Promise<string> => {
  const { personId, schoolId } = ctx.caller
  const { productId, choices, quantity, mostQuantity } = lineRequest
  const fingerprint = fingerprintOf(lineRequest)
  const same = await repository.findSame(ctx.sql, { personId, kind, fingerprint })
  requireQuantity(ctx, quantity + (same?.quantity ?? 0), mostQuantity, 'already_in_cart')
  if (same) {
    await repository.addCopies(ctx.sql, { id: same.id, copies: quantity, now: ctx.now() })
    return same.id
  }
  if ((await repository.countItems(ctx.sql, personId)) >= maxCartItems) throw refuse('cart_full')
  const row = { school_id: schoolId, person_id: personId, product_id: productId, quantity, fingerprint, created_at: ctx.now() }
  return (await repository.insertItem(ctx.sql, { ...row, kind, choices: JSON.stringify(choices) })).id
}

export const add = (ctx: CallerCtx, given: InputOf<typeof addToCart>): Promise<OutputOf<typeof addToCart>> =>
  inTransaction(ctx, async (ctx) => {
    const lineRequest = await products.of(ctx).certificate.toLineRequest(ctx, given)
    await repository.lockCart(ctx.sql, ctx.caller.personId)
    return { id: await putIn(ctx, lineRequest), ...(await count(ctx)) }
  })

const quoteAll = async (ctx: CallerCtx): Promise<QuotedItem[]> => quoteItems(ctx, await repository.listItems(ctx.sql, ctx.caller.personId))

export const read = async (ctx: CallerCtx): Promise<OutputOf<typeof cart>> => {
  const items = (await quoteAll(ctx)).map((quoted) => presentItem(ctx, quoted))
  const { true: approval = [], false: direct = [] } = Object.groupBy(items, ({ needsApproval }) => `${needsApproval}` as const)
  return { direct, approval, count: items.length }
}

export const setQuantity = (ctx: CallerCtx, { id, quantity }: InputOf<typeof editQuantity>): Promise<OutputOf<typeof editQuantity>> =>
  inTransaction(ctx, async (ctx) => {
    const find = async () => (await quoteAll(ctx)).find(({ row }) => row.id === id)
    const before = await find()
    if (!before) throw refuse('not_found')
    requireQuantity(ctx, quantity, before.quote.mostQuantity, 'one_copy_only')
    await repository.setQuantity(ctx.sql, ctx.caller.personId, id, quantity)
    const after = await find()
    if (!after) throw refuse('not_found')
    return presentItem(ctx, after)
  })

export const drop = async (ctx: CallerCtx, { id }: InputOf<typeof dropFromCart>) => dropMany(ctx, { ids: [id] })

export const dropMany = async (ctx: CallerCtx, { ids }: InputOf<typeof dropSelected>) => {
  await repository.takeItems(ctx.sql, ctx.caller.personId, ids)
  return count(ctx)
}

export const dropOfTemplate = async (ctx: CallerCtx, { id }: InputOf<typeof dropTemplateFromCart>) => {
  await repository.dropOfProduct(ctx.sql, ctx.caller.personId, id)
  return count(ctx)
}
