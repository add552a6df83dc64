import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstView, mayTurn, mayZoom, type Turn, turnPage, zoomBy } from './pdf-rules.ts'

test('a document opens at page 1 and half size', () => {
  assert.deepEqual(firstView, { page: 1, zoom: 0.5 })
})

const turns: [page: number, turn: Turn, count: number, lands: number][] = [
  [3, 'first', 5, 1],
  [3, 'previous', 5, 2],
  [3, 'next', 5, 4],
  [3, 'last', 5, 5],
  [1, 'previous', 5, 1],
  [5, 'next', 5, 5],
  [1, 'next', 1, 1],
]
for (const [page, turn, count, lands] of turns) {
  test(`"${turn}" from page ${page} of ${count} lands on page ${lands}`, () => {
    assert.equal(turnPage(page, turn, count), lands)
    assert.equal(mayTurn(page, turn, count), page !== lands)
  })
}

const climb = (screenWidth: number) => {
  const seen = [firstView.zoom]
  for (let zoom = firstView.zoom; mayZoom(zoom, 1, screenWidth) && seen.length < 100; ) {
    zoom = zoomBy(zoom, 1, screenWidth)
    seen.push(zoom)
  }
  return seen
}

test('on a phone the zoom climbs in tenths to 1.2', () => {
  assert.deepEqual(climb(390), [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2])
})

test('a screen of exactly 1440 still ends at 1.2 and a wider one at 3.4', () => {
  assert.equal(climb(1440).at(-1), 1.2)
  assert.equal(climb(1441).at(-1), 3.4)
})

test('nothing is smaller than half size, and a size too large for a narrowed screen comes back', () => {
  assert.equal(zoomBy(0.5, -1, 390), 0.5)
  assert.equal(zoomBy(3.4, 1, 390), 1.2)
})
