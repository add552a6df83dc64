import assert from 'node:assert/strict'
import { test } from 'node:test'
import { say } from '@campus/contract/language.ts'
import { isGoing, jobToShow } from './job-state.ts'
import { printWords } from './words.ts'

const job = (jobId: string) => ({ jobId, itemId: 'i', state: 'printing', pagesOut: 0, pagesDue: 2, sheetsDue: 2, reason: '' }) as const

test('a print that was just started is shown before the server reports it', () => {
  assert.equal(jobToShow(null, job('b'), new Set())?.jobId, 'b')
  assert.equal(jobToShow(job('a'), job('b'), new Set(['a']))?.jobId, 'b')
})

test("the server's state counts from then on", () => {
  const reported = { ...job('b'), pagesOut: 1 }
  assert.equal(jobToShow(reported, job('b'), new Set()), reported)
})

test('a print that was dismissed is not shown again', () => {
  assert.equal(jobToShow(job('a'), undefined, new Set(['a'])), undefined)
  assert.equal(jobToShow(job('b'), job('b'), new Set(['a', 'b'])), undefined)
  assert.equal(jobToShow(null, job('b'), new Set(['b'])), undefined)
})

test('a print is in progress while it waits, prints or is stopped', () => {
  const going = (['queued', 'printing', 'stopped', 'done', 'failed', 'unsure'] as const).filter((state) => isGoing({ state }))
  assert.deepEqual(going, ['queued', 'printing', 'stopped'])
})

test('a single page is not counted as several', () => {
  const progress = (due: number) => say(printWords.out(0, due, due), 'en_US')
  assert.deepEqual([progress(1), progress(2)], ['0 of 1 page printed', '0 of 2 pages printed'])
})
