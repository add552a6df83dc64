import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { eventually } from '@campus/server/testing/eventually.ts'
import { PrinterRefused } from '../ipp/exchange.ts'
import { openScratchPrinter, orderOf, scratchFolder, scratchPdf } from '../testing/scratch.ts'
import type { VirtualPrinter } from '../virtual-printer/server.ts'
import { openIppPrinter } from './ipp-printer.ts'
import type { JobStatus, PrintOrder } from './printer.ts'

const printAt = async (virtualPrinter: VirtualPrinter, order: PrintOrder, file: string) => {
  const printer = openIppPrinter(virtualPrinter.address)
  const steps: object[] = []
  await printer.print(order, file, (step) => steps.push(step))
  const jobId = await printer.findByName(order.name)
  assert.ok(jobId)
  assert.deepEqual(steps, [{ jobId }])
  const until = (state: JobStatus['state']) =>
    eventually(async () => {
      const readStatus = await printer.follow(jobId, order)
      return readStatus.state === state ? readStatus : undefined
    })
  return { printer, jobId, until }
}

const pagesOut = (virtualPrinter: VirtualPrinter, name: string) => {
  const { pages } = JSON.parse(readFileSync(join(virtualPrinter.folder, name), 'utf8')) as {
    pages: { copy: number; page: number; sheet: number }[]
  }
  return pages.map(({ copy, page, sheet }) => [copy, page, sheet])
}

test('a job is printed copy by copy, with the pages that were chosen, on both sides', async (t) => {
  const virtualPrinter = await openScratchPrinter(t)
  const order = orderOf({
    name: 'job-7',
    copies: 2,
    pageRanges: [
      { from: 2, to: 3 },
      { from: 5, to: 5 },
    ],
    isDuplex: true,
  })
  const { until } = await printAt(virtualPrinter, order, scratchPdf(t, 6))
  assert.deepEqual(await until('done'), { state: 'done', impressions: 6, reasons: [] })
  const expected = [
    [1, 2, 1],
    [1, 3, 1],
    [1, 5, 2],
    [2, 2, 3],
    [2, 3, 3],
    [2, 5, 4],
  ]
  assert.deepEqual(pagesOut(virtualPrinter, '00001-job-7.json'), expected)
  assert.equal(readFileSync(join(virtualPrinter.folder, '00001-job-7.pdf')).subarray(0, 5).toString(), '%PDF-')
  assert.equal(virtualPrinter.state().paper.a4, 246)
})

test('a jam half-way reports the progress, and once it is cleared the rest is printed', async (t) => {
  const virtualPrinter = await openScratchPrinter(t)
  virtualPrinter.jam(3)
  const { printer, until } = await printAt(virtualPrinter, orderOf(), scratchPdf(t, 3))
  assert.deepEqual(await until('stopped'), { state: 'stopped', impressions: 2, reasons: ['media_jam'] })
  const { state, reasons } = await printer.readStatus()
  assert.deepEqual([state, reasons], ['stopped', ['media_jam']])
  virtualPrinter.clear()
  assert.equal((await until('done')).impressions, 3)
  // The sheet that jammed is lost.
  assert.equal(virtualPrinter.state().paper.a4, 246)
})

test('a job that is cancelled while stopped keeps the count of printed pages', async (t) => {
  const virtualPrinter = await openScratchPrinter(t)
  virtualPrinter.refill(2)
  const { printer, jobId, until } = await printAt(virtualPrinter, orderOf({ copies: 2 }), scratchPdf(t, 3))
  assert.deepEqual(await until('stopped'), { state: 'stopped', impressions: 2, reasons: ['media_empty'] })
  await printer.cancel(jobId)
  assert.equal((await until('ended')).impressions, 2)
  await printer.cancel(jobId)
  virtualPrinter.refill()
  assert.equal((await printer.readStatus()).state, 'idle')
})

test('a printer reports its paper, its toner and why it is stopped', async (t) => {
  const virtualPrinter = await openScratchPrinter(t, { name: 'Library, ground floor' })
  const printer = openIppPrinter(virtualPrinter.address)
  assert.deepEqual(await printer.readStatus(), { state: 'idle', reasons: [], sheetsLeft: 250, tonerPercent: 100, name: 'Campus Tray' })
  virtualPrinter.openDoor()
  virtualPrinter.refill(4)
  assert.deepEqual(await printer.readStatus(), {
    state: 'stopped',
    reasons: ['door_open', 'media_low'],
    sheetsLeft: 4,
    tonerPercent: 100,
    name: 'Campus Tray',
  })
  virtualPrinter.clear()
  virtualPrinter.pause()
  assert.deepEqual((await printer.readStatus()).reasons, ['paused', 'media_low'])
})

test('documents fit the paper, and a page made for its paper is printed to the millimetre', async (t) => {
  const virtualPrinter = await openScratchPrinter(t)
  for (const [name, given] of [
    ['job-1', { scaling: 'fit' }],
    ['job-2', { scaling: 'none', media: 'photo' }],
  ] as const)
    await (await printAt(virtualPrinter, orderOf({ name, ...given }), scratchPdf(t, 3))).until('done')
  assert.deepEqual(
    virtualPrinter.state().jobs.map(({ scaling, media }) => [scaling, media]),
    [
      ['fit', 'a4'],
      ['none', 'photo'],
    ],
  )
})

test('a running job continues after the printer was switched off and on again', async (t) => {
  const folder = scratchFolder(t)
  const first = await openScratchPrinter(t, { folder })
  first.jam(2)
  const order = orderOf()
  const { until } = await printAt(first, order, scratchPdf(t, 3))
  await until('stopped')
  await first.close()
  const second = await openScratchPrinter(t, { folder })
  const printer = openIppPrinter(second.address)
  assert.deepEqual(await printer.follow(1, order), { state: 'stopped', impressions: 1, reasons: ['media_jam'] })
  second.clear()
  await eventually(async () => (await printer.follow(1, order)).state === 'done' || undefined)
  assert.deepEqual(pagesOut(second, '00001-job-1.json'), [
    [1, 1, 1],
    [1, 2, 2],
    [1, 3, 3],
  ])
})

test('a job is identified by its name: one of another name under the same number counts as gone', async (t) => {
  const virtualPrinter = await openScratchPrinter(t)
  const { printer, jobId, until } = await printAt(virtualPrinter, orderOf(), scratchPdf(t, 3))
  await until('done')
  assert.equal((await printer.follow(jobId, orderOf({ name: 'job-2' }))).state, 'gone')
  assert.equal((await printer.follow(99, orderOf())).state, 'gone')
  assert.equal(await printer.findByName('job-2'), undefined)
})

test('what is no PDF is rejected by the printer, and nothing is printed', async (t) => {
  const virtualPrinter = await openScratchPrinter(t)
  const file = join(scratchFolder(t), 'document.pdf')
  writeFileSync(file, 'MZ this is a program')
  const { until } = await printAt(virtualPrinter, orderOf({ pageRanges: [{ from: 1, to: 1 }] }), file)
  assert.equal((await until('ended')).impressions, 0)
})

test('a printer that cannot make the copies that are wanted gets nothing', async (t) => {
  const virtualPrinter = await openScratchPrinter(t)
  const printer = openIppPrinter(virtualPrinter.address)
  const order = orderOf({ copies: 5000 })
  await assert.rejects(
    printer.print(order, scratchPdf(t, 3), () => assert.fail('it was handed over')),
    PrinterRefused,
  )
  assert.equal(await printer.findByName(order.name), undefined)
})
