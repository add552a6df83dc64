import type { OutputOf } from '@campus/contract/call.ts'
import type { PrintApply } from '@campus/contract/cloudprint/print-choices.ts'
import type { printQuote } from '@campus/contract/cloudprint/print-orders.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { balancesOf } from '../../wallet/ledger/balance.service.ts'
import { splitBeans } from '../../wallet/ledger/spend.service.ts'
import { priceOf } from '../prices/price.rules.ts'
import { pricesNow } from '../prices/price.service.ts'
import { chosenPrint } from './chosen.service.ts'

/** What a print would cost now, and how the caller's beans would pay it. */
export const quote = async (ctx: CallerCtx, given: PrintApply): Promise<OutputOf<typeof printQuote>> => {
  const chosen = await chosenPrint(ctx, given)
  const { sheetsPerCopy, sheetPrice, total } = priceOf(chosen, await pricesNow(ctx, ctx.caller.schoolId))
  const beans = splitBeans(await balancesOf(ctx, ctx.caller.personId), total)
  return { pagesPerCopy: chosen.pages, copies: chosen.copies, sheetsPerCopy, sheetPrice, total, ...beans }
}
