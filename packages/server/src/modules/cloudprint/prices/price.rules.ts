import type { PriceKind, SheetPrices } from '@campus/contract/cloudprint/prices.ts'
import { type PrintAttribute, sheetsOf } from '@campus/contract/printing/print-attributes.ts'

export interface Chosen {
  /** Of one copy. */
  readonly pages: number
  readonly copies: number
  readonly attribute: PrintAttribute
  readonly kind: PriceKind
}

/** What a print costs in fen: copies x sheets x the price of a sheet. */
export const priceOf = ({ pages, copies, attribute, kind }: Chosen, prices: SheetPrices) => {
  const [sheetsPerCopy, sheetPrice] = [sheetsOf(pages, attribute), prices[kind]]
  return { sheetsPerCopy, sheetPrice, copyPrice: sheetsPerCopy * sheetPrice, total: copies * sheetsPerCopy * sheetPrice }
}

interface Printed extends Pick<Chosen, 'copies' | 'attribute'> {
  readonly pagesPerCopy: number
  /** Counted over all copies in their order. */
  readonly pagesOut: number
}

/** Sheets of which no side came out. */
export const sheetsLeft = ({ pagesPerCopy, copies, attribute, pagesOut }: Printed): number => {
  const [whole, begun] = [Math.floor(pagesOut / pagesPerCopy), pagesOut % pagesPerCopy]
  return (copies - whole) * sheetsOf(pagesPerCopy, attribute) - sheetsOf(begun, attribute)
}
