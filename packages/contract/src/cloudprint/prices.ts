import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { PrintAttribute } from '../printing/print-attributes.ts'

/** What a sheet is charged as: a file of one's own by how it is printed, a photo sheet by itself. */
export const PriceKind = z.enum([...PrintAttribute.options, 'photo'])
export type PriceKind = z.infer<typeof PriceKind>

const fen = z.number().int().min(0).max(100_000)

export const SheetPrices = z.object({ bw_single: fen, bw_double: fen, co_single: fen, co_double: fen, photo: fen })
export type SheetPrices = z.infer<typeof SheetPrices>

export const PriceTable = z.object({ id: Id, validFrom: Instant, prices: SheetPrices, note: z.string() })

export const chargePrice = call({
  method: 'GET',
  path: '/cloudPrint/cpChargePrice/getChargePrice',
  who: 'user',
  says: 'What a printed sheet costs at my school now, in fen, and what it will cost from the next change on.',
  output: z.object({ now: PriceTable.nullable(), next: PriceTable.nullable() }),
})
