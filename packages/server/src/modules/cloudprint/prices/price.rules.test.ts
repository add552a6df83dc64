import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { test } from 'node:test'
import type { SheetPrices } from '@campus/contract/cloudprint/prices.ts'
import { isDuplex, printAttributes } from '@campus/contract/printing/print-attributes.ts'
import { priceOf, sheetsLeft } from './price.rules.ts'

const prices: SheetPrices = { bw_single: 10, bw_double: 18, co_single: 50, co_double: 90, photo: 300 }

test('a price is copies x sheets x the price of a sheet', () => {
  const cases = [
    [{ pages: 1, copies: 1, attribute: 'bw_single', kind: 'bw_single' }, 1, 10],
    [{ pages: 3, copies: 2, attribute: 'bw_single', kind: 'bw_single' }, 3, 60],
    [{ pages: 3, copies: 2, attribute: 'bw_double', kind: 'bw_double' }, 2, 72],
    [{ pages: 1, copies: 5, attribute: 'co_double', kind: 'co_double' }, 1, 450],
    [{ pages: 10, copies: 50, attribute: 'co_single', kind: 'co_single' }, 10, 25_000],
    [{ pages: 1, copies: 4, attribute: 'co_single', kind: 'photo' }, 1, 1200],
  ] as const
  for (const [chosen, sheets, total] of cases) {
    const price = priceOf(chosen, prices)
    assert.deepEqual([price.sheetsPerCopy, price.total], [sheets, total], JSON.stringify(chosen))
  }
})

/** Lays page after page on paper as a printer does, a fresh sheet for each copy: which sheets have something on them. */
const printSheetBySheet = (pages: number, copies: number, isBothSides: boolean, stopAfter: number) => {
  let [sheets, out] = [0, 0]
  for (let copy = 0; copy < copies; copy += 1) {
    let sidesLeft = 0
    for (let page = 0; page < pages && out < stopAfter; page += 1) {
      if (sidesLeft === 0) {
        sheets += 1
        sidesLeft = isBothSides ? 2 : 1
      }
      sidesLeft -= 1
      out += 1
    }
  }
  return sheets
}

test('for all options, the price is that of the sheets used, and the refund is the rest', () => {
  for (let round = 0; round < 2000; round += 1) {
    const [pages, copies] = [randomInt(1, 60), randomInt(1, 51)]
    const attribute = printAttributes[randomInt(4)] ?? 'bw_single'
    const pagesOut = randomInt(pages * copies + 1)
    const [all, used] = [Infinity, pagesOut].map((stop) => printSheetBySheet(pages, copies, isDuplex(attribute), stop)) as [number, number]
    const what = JSON.stringify({ pages, copies, attribute, pagesOut })
    assert.equal(priceOf({ pages, copies, attribute, kind: attribute }, prices).total, all * prices[attribute], what)
    assert.equal(sheetsLeft({ pagesPerCopy: pages, copies, attribute, pagesOut }), all - used, what)
  }
})
