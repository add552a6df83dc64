import { abilitiesFor } from '@campus/contract/cloudprint/prices.ts'
import { PrintApply } from '@campus/contract/cloudprint/print-choices.ts'
import { sheetsOf } from '@campus/contract/printing/print-attributes.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import type { LineRequest, Price, Product, RequestedLine } from '../../orders/product.ts'
import { terminalsAbleTo } from '../../terminals/terminal/terminal.service.ts'
import { priceOf } from '../prices/price.rules.ts'
import { pricesNow } from '../prices/price.service.ts'
import { holdChosen } from './chosen.service.ts'
import { findLinePrice, insertTask } from './print-task.repository.ts'

export const lineRequestFor = ({ fileId, copies, ...choices }: PrintApply): LineRequest => ({
  kind: 'print',
  productId: fileId,
  quantity: copies,
  choices,
})

const applyIn = ({ productId, quantity, choices }: LineRequest): PrintApply =>
  PrintApply.parse({ ...choices, fileId: productId, copies: quantity })

const reserveOne = async (ctx: CallerCtx, { lineRequest }: RequestedLine): Promise<Price> => {
  const chosen = await holdChosen(ctx, applyIn(lineRequest))
  const able = await terminalsAbleTo(ctx, ctx.caller.schoolId, abilitiesFor(chosen.kind))
  if (able.length === 0) throw refuse('no_terminal_prints_it')
  const { copyPrice, total } = priceOf(chosen, await pricesNow(ctx, ctx.caller.schoolId))
  const { name } = chosen
  return {
    name,
    nameEn: name,
    nameTw: name,
    way: 'paper',
    needsApproval: false,
    charge: copyPrice === 0 ? 'none' : 'each',
    unitPrice: copyPrice,
    freeCopies: 0,
    amount: total,
  }
}

/** One after the other: each holds its file. A print is ordered alone. */
export const reserve: Product['reserve'] = async (ctx, wanted) => {
  const prices: Price[] = []
  for (const one of wanted) prices.push(await reserveOne(ctx, one))
  return prices
}

const enterOne = async (ctx: CallerCtx, { lineRequest, lineId }: RequestedLine, orderId: string) => {
  const { fileId, name, attribute, kind, copies, pageCount, pageRanges, pages } = await holdChosen(ctx, applyIn(lineRequest))
  // The line has the price quoted a moment ago; new prices may be in force since.
  const { unit_price } = await findLinePrice(ctx.sql, lineId)
  const sheetsPerCopy = sheetsOf(pages, attribute)
  const { id } = await insertTask(ctx.sql, {
    school_id: ctx.caller.schoolId,
    person_id: ctx.caller.personId,
    order_id: orderId,
    line_id: lineId,
    file_id: fileId,
    name,
    attribute,
    price_kind: kind,
    copies,
    page_count: pageCount,
    page_ranges: pageRanges,
    pages_per_copy: pages,
    sheets_per_copy: sheetsPerCopy,
    sheet_price: unit_price / sheetsPerCopy,
    state: 'unpaid',
    created_at: ctx.now(),
  })
  return id
}

export const enter: Product['enter'] = async (ctx, wanted, orderId) => {
  const ids: string[] = []
  for (const one of wanted) ids.push(await enterOne(ctx, one, orderId))
  return ids
}
