import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import type { Phrase } from '../language.ts'
import { attributeNames, isColour, isDuplex, PrintAttribute } from '../printing/print-attributes.ts'
import type { TerminalAbility } from '../terminals/terminal-states.ts'

/** What a sheet is charged as: a file of one's own by how it is printed, a photo sheet by itself. */
export const PriceKind = z.enum([...PrintAttribute.options, 'photo'])
export type PriceKind = z.infer<typeof PriceKind>

export const priceKindNames: Record<PriceKind, Phrase> = {
  ...attributeNames,
  photo: ['六寸相纸', 'Photo paper, 6 inch', '六吋相紙'],
}

/** What a terminal must be able to do to print such a sheet. */
export const abilitiesFor = (kind: PriceKind): readonly TerminalAbility[] => {
  if (kind === 'photo') return ['photo', 'colour']
  return ['document', ...(isDuplex(kind) ? (['duplex'] as const) : []), ...(isColour(kind) ? (['colour'] as const) : [])]
}

const fen = z.number().int().min(0).max(100_000)

export const SheetPrices = z.object({ bw_single: fen, bw_double: fen, co_single: fen, co_double: fen, photo: fen })
export type SheetPrices = z.infer<typeof SheetPrices>

export const PriceTable = z.object({
  id: Id,
  validFrom: Instant,
  prices: SheetPrices,
  /** In the language of the caller. */
  note: z.string(),
})

export const chargePrice = call({
  method: 'GET',
  path: '/cloudPrint/cpChargePrice/getChargePrice',
  who: 'user',
  summary: 'The current price of a printed sheet at my school, in fen, and the next announced price.',
  output: z.object({ now: PriceTable.nullable(), next: PriceTable.nullable() }),
})
