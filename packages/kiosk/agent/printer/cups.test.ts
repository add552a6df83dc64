import assert from 'node:assert/strict'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { test } from 'node:test'
import { eventually } from '@campus/server/testing/eventually.ts'
import { orderOf, scratchPdf } from '../testing/scratch.ts'
import { cupsMissing, openScratchCups } from '../testing/scratch-cups.ts'
import { openIppPrinter } from './ipp-printer.ts'
import type { JobStatus, PrintOrder } from './printer.ts'

test('a queue of a real CUPS prints, counts, stops without paper and drops cancelled jobs', { skip: cupsMissing() }, async (t) => {
  const cups = await openScratchCups(t)
  const printer = openIppPrinter(cups.address)
  const print = async (order: PrintOrder) => {
    let jobId = 0
    await printer.print(order, scratchPdf(t, 3), (step) => {
      jobId = step.jobId ?? 0
    })
    assert.equal(await printer.findByName(order.name), jobId)
    const until = (state: JobStatus['state']) =>
      eventually(async () => {
        const readStatus = await printer.follow(jobId, order)
        return readStatus.state === state ? readStatus : undefined
      })
    return { jobId, until }
  }

  assert.deepEqual(await printer.readStatus(), { state: 'idle', reasons: [], sheetsLeft: null, tonerPercent: null, name: 'Paper' })
  const first = await print(orderOf({ name: 'campus-1' }))
  assert.deepEqual(await first.until('done'), { state: 'done', impressions: 3, reasons: [] })
  assert.equal(readFileSync(cups.paper).subarray(0, 5).toString(), '%PDF-')

  writeFileSync(cups.emptiness, '')
  const second = await print(orderOf({ name: 'campus-2' }))
  assert.deepEqual(await second.until('stopped'), { state: 'stopped', impressions: 1, reasons: ['media_empty'] })
  await printer.cancel(second.jobId)
  assert.equal((await second.until('ended')).impressions, 1)

  rmSync(cups.emptiness)
  const third = await print(orderOf({ name: 'campus-3' }))
  assert.equal((await third.until('done')).impressions, 3)
  assert.equal(await printer.findByName('campus-4'), undefined)
})
