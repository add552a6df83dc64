import type { PrintItemHere } from '@campus/contract/printing/items.ts'
import type { Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { standsAt } from './at-terminal.rules.ts'
import { findHeld, type HeldRow, listPrintable } from './holder.repository.ts'
import { presentItem } from './item-view.ts'

interface At {
  readonly personId: string
  /** What the terminal can do. */
  readonly abilities: readonly string[]
}

const presentHere = (ctx: Ctx, row: HeldRow, { personId, abilities }: At): PrintItemHere => ({
  ...presentItem(row, personId, ctx),
  ...standsAt(row, abilities),
})

/** What a screen can show at once. */
const maxItems = 50

/** What somebody can print now, as it would come out at one terminal, the newest first. */
export const itemsHere = async (ctx: Ctx, at: At): Promise<PrintItemHere[]> =>
  (await listPrintable(ctx.sql, at.personId, ctx.now(), { pageNum: 1, pageSize: maxItems })).map((row) => presentHere(ctx, row, at))

/** One item at a terminal, as somebody sees it who has to do with it. */
export const itemHere = async (ctx: Ctx, itemId: string, at: At): Promise<PrintItemHere> => {
  const row = await findHeld(ctx.sql, at.personId, itemId, ctx.now())
  if (!row) throw refuse('not_found')
  return presentHere(ctx, row, at)
}
