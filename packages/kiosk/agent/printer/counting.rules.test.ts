import assert from 'node:assert/strict'
import { test } from 'node:test'
import { orderOf } from '../testing/scratch.ts'
import { countImpressions } from './impressions.rules.ts'
import { chooseMedia, sheetsIn, tonerIn, tonerInSupplies } from './supplies.rules.ts'

const single = orderOf({ copies: 3, pageRanges: [{ from: 1, to: 3 }] })
const duplex = orderOf({ copies: 3, pageRanges: [{ from: 1, to: 3 }], isDuplex: true })

const count = (order: typeof single, impressions?: number, sheets?: number, isDone = false) =>
  countImpressions({ isDone, impressions, sheets }, order)

test('the printed pages are what the printer counted, and never more than requested', () => {
  assert.equal(count(single, 4), 4)
  assert.equal(count(single, 40), 9)
  assert.equal(count(single, -2), 0)
  assert.equal(count(single), 0)
})

test('a printer that counts sheets alone is read by the sides of its sheets', () => {
  assert.equal(count(single, undefined, 4), 4)
  assert.equal(count(single, 0, 4), 4)
  // Two sheets make a copy of three pages: its last back stays empty.
  const sheets = [0, 1, 2, 3, 4, 5, 6, 7]
  assert.deepEqual(
    sheets.map((reported) => count(duplex, undefined, reported)),
    [0, 2, 3, 5, 6, 8, 9, 9],
  )
})

test('a job that is completed is out as a whole, even where the printer counts nothing', () => {
  assert.equal(count(single, undefined, undefined, true), 9)
  assert.equal(count(single, 0, 0, true), 9)
})

test('paper and toner are reported if the printer reports them', () => {
  assert.equal(sheetsIn(['type=x;maxcapacity=250;level=120;status=0;', 'type=y;level=-3;', 'level=5']), 125)
  assert.equal(sheetsIn(['type=x;level=-2;']), null)
  assert.equal(sheetsIn(['level=0', 'level=-3;']), null)
  assert.equal(sheetsIn([]), null)
  assert.equal(tonerIn([80, 30, 99, -1], ['toner', 'toner', 'waste-toner', 'toner']), 30)
  assert.equal(tonerIn([0], []), 0)
  assert.equal(tonerIn([-3], ['toner']), null)
  const supply = (kind: string, level: number) => `index=1;class=${kind};type=toner;unit=percent;maxcapacity=200;level=${level};`
  assert.equal(
    tonerInSupplies([supply('supplyThatIsConsumed', 150), supply('receptacleThatIsFilled', 2), supply('supplyThatIsConsumed', 60)]),
    30,
  )
  assert.equal(tonerInSupplies([supply('supplyThatIsConsumed', -2), 'nonsense']), null)
})

test('photo paper is not paper for documents, for every format and unit of the tray sizes', () => {
  const virtualPrinter = (feed: number, across: number, level: number, unit = 'micrometers') =>
    `type=t;dimunit=${unit};mediafeed=${feed};mediaxfeed=${across};level=${level};`
  const photo = virtualPrinter(152_400, 101_600, 49)
  assert.equal(sheetsIn([virtualPrinter(297_000, 210_000, 235), photo]), 235)
  assert.equal(sheetsIn([virtualPrinter(210_000, 297_000, 0), photo]), 0)
  assert.equal(sheetsIn([virtualPrinter(116_929, 82_677, 12, 'tenThousandthsOfInches'), photo, 'level=7']), 12)
  assert.equal(sheetsIn([virtualPrinter(-1, -2, 30), photo]), 30)
  assert.equal(sheetsIn([photo]), null)
})

test('photo paper is asked for by the name under which it is loaded', () => {
  assert.equal(chooseMedia('photo', ['iso_a4_210x297mm', 'om_small-photo_100x150mm']), 'om_small-photo_100x150mm')
  assert.equal(chooseMedia('photo', []), 'na_index-4x6_4x6in')
  assert.equal(chooseMedia('a4', ['na_letter_8.5x11in']), 'iso_a4_210x297mm')
})
