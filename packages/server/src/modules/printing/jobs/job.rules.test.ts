import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countPages, isDuplex, printAttributes } from '@campus/contract/printing/print-attributes.ts'
import { copiesForDelegate, copiesForOwner, copiesLeft, copiesOut, pagesFor, pagesLeft } from '../items/copies.rules.ts'
import { burnsCode, countedPages, jobFor, outcomeOf, rangesOf, scalingOf, sheetsFor } from './job.rules.ts'

const item = (pages_out: number, given: { copies?: number; page_ranges?: string } = {}) => {
  const page_ranges = given.page_ranges ?? '1-3'
  return { copies: given.copies ?? 3, pages_per_copy: countPages(rangesOf(page_ranges)), page_ranges, pages_out }
}

const plans = [
  { out: 0, wanted: 3, first: 0, copies: 3, ranges: '1-3', due: 9, after: 0 },
  { out: 0, wanted: 1, first: 0, copies: 1, ranges: '1-3', due: 3, after: 0 },
  { out: 3, wanted: 2, first: 3, copies: 2, ranges: '1-3', due: 6, after: 0 },
  { out: 1, wanted: 3, first: 1, copies: 1, ranges: '2-3', due: 2, after: 2 },
  { out: 5, wanted: 2, first: 5, copies: 1, ranges: '3', due: 1, after: 1 },
  { out: 8, wanted: 1, first: 8, copies: 1, ranges: '3', due: 1, after: 0 },
  { out: 2, wanted: 1, pages: '2,4-5,9', first: 2, copies: 1, ranges: '5,9', due: 2, after: 0 },
  { out: 3, wanted: 1, pages: '2,4-5,9', first: 3, copies: 1, ranges: '9', due: 1, after: 0 },
]

test('a job prints whole copies, or first the rest of a broken one', () => {
  for (const { out, wanted, pages, first, copies, ranges, due, after } of plans) {
    const plan = jobFor(item(out, pages ? { page_ranges: pages } : {}), wanted)
    assert.deepEqual(plan, { first_page: first, copies, page_ranges: ranges, pages_due: due, copies_after: after }, `after ${out} pages`)
  }
})

const counts = [
  { attribute: 'bw_single', copies: 2, due: 6, impressions: 4, counted: 4 },
  { attribute: 'bw_double', copies: 2, due: 6, impressions: 1, counted: 0 },
  { attribute: 'bw_double', copies: 2, due: 6, impressions: 2, counted: 2 },
  { attribute: 'bw_double', copies: 2, due: 6, impressions: 3, counted: 3 },
  { attribute: 'co_double', copies: 2, due: 6, impressions: 4, counted: 3 },
  { attribute: 'co_double', copies: 2, due: 6, impressions: 5, counted: 5 },
  { attribute: 'co_single', copies: 1, due: 3, impressions: 99, counted: 3 },
] as const

test('a sheet counts when all its sides are out, and never more than was due', () => {
  for (const { attribute, copies, due, impressions, counted } of counts)
    assert.equal(countedPages({ copies, pages_due: due }, attribute, impressions), counted, `${attribute} after ${impressions}`)
})

/** Small numbers by a fixed seed, so that a failure comes again. */
const drawer = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Prints an item to its end through any number of jams, and returns every counted page of the file, in order. */
const printThrough = (draw: (below: number) => number, attribute: (typeof printAttributes)[number], ranges: string, copies: number) => {
  const printed: number[] = []
  let state = item(0, { copies, page_ranges: ranges })
  for (let jobs = 0; pagesLeft(state) > 0; jobs += 1) {
    assert.ok(jobs < 5000, 'it ends')
    const plan = jobFor(state, 1 + draw(copiesLeft(state)))
    const pages = rangesOf(plan.page_ranges).flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
    const onPaper = Array.from({ length: plan.copies }, () => pages).flat()
    assert.equal(onPaper.length, plan.pages_due)
    assert.equal(plan.first_page, printed.length)
    const counted = countedPages(plan, attribute, draw(plan.pages_due + 1))
    printed.push(...onPaper.slice(0, counted))
    state = { ...state, pages_out: plan.first_page + counted }
    const within = state.pages_out % state.pages_per_copy
    if (isDuplex(attribute)) assert.equal(within % 2, 0, 'a sheet of two sides is never taken up in its middle')
  }
  return printed
}

test('however often a printer stops, every page of every copy counts exactly once and in order', () => {
  const draw = drawer(20_260_915)
  for (let round = 0; round < 400; round += 1) {
    const attribute = printAttributes[round % 4] ?? 'bw_single'
    const ranges = ['1', '1-2', '1-7', '3-4,8', '2,5-9,11'][draw(5)] ?? '1'
    const copies = 1 + draw(5)
    const printed = printThrough(draw, attribute, ranges, copies)
    const copy = rangesOf(ranges).flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
    assert.deepEqual(printed, Array.from({ length: copies }, () => copy).flat())
  }
})

test('copies are whole or not, and what is left is counted from the pages', () => {
  const torn = item(4)
  assert.deepEqual([copiesOut(torn), copiesLeft(torn), pagesLeft(torn)], [1, 2, 5])
  assert.deepEqual([pagesFor(torn, 1), pagesFor(torn, 2), pagesFor(item(9), 0)], [2, 5, 0])
})

test('entrusted copies stay reserved for the delegate, even the last one', () => {
  assert.equal(copiesForOwner(item(0), 0), 3)
  assert.equal(copiesForOwner(item(0), 1), 2)
  assert.equal(copiesForOwner(item(6), 1), 0)
  assert.equal(copiesForOwner(item(6), 2), 0)
  assert.equal(copiesForDelegate(item(0), { copies: 2, printed: 1 }), 1)
  assert.equal(copiesForDelegate(item(6), { copies: 3, printed: 0 }), 1)
})

const outcomes = [
  ['printing', 2, 'printing'],
  ['stopped', 2, 'printing'],
  ['printing', 3, 'done'],
  ['done', 3, 'done'],
  ['done', 2, 'failed'],
  ['failed', 1, 'failed'],
  ['failed', 3, 'done'],
  ['never_begun', 0, 'queued'],
  ['never_begun', 1, 'failed'],
] as const

test('the printer’s status and its page count together decide the outcome of a job', () => {
  for (const [reported, counted, outcome] of outcomes)
    assert.equal(outcomeOf(reported, { counted, due: 3 }), outcome, `${reported} with ${counted}`)
})

test('a code burns with the last page it fetches, never half-way', () => {
  const burnt = [burnsCode('done', false), burnsCode('done', true), burnsCode('failed', false), burnsCode('printing', false)]
  assert.deepEqual(burnt, [true, false, false, false])
})

test('a job takes a sheet for every page, or for every two of a copy', () => {
  assert.equal(sheetsFor({ copies: 2, pages_due: 6 }, 'co_single'), 6)
  assert.equal(sheetsFor({ copies: 2, pages_due: 6 }, 'bw_double'), 4)
  assert.equal(sheetsFor({ copies: 1, pages_due: 6 }, 'co_double'), 3)
})

test('what is made for its paper keeps its size, a file of one’s own is fitted to it', () => {
  const items = [
    { kind: 'certificate', media: 'a4' },
    { kind: 'cloud', media: 'photo' },
    { kind: 'cloud', media: 'a4' },
  ] as const
  const scalings = items.map(scalingOf)
  assert.deepEqual(scalings, ['none', 'none', 'fit'])
})
