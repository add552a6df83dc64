import assert from 'node:assert/strict'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type TestContext, test } from 'node:test'
import { openPdf } from '@campus/proof/pdf/file/pdf-file.ts'
import { listPages } from '@campus/proof/pdf/pages/page-tree.ts'
import { entryOf, mustBe } from '@campus/proof/pdf/syntax/values.ts'
import { eventually } from '@campus/server/testing/eventually.ts'
import { readIppAddress } from '../ipp/address.ts'
import { decodeIpp } from '../ipp/decode.ts'
import { encodeIpp } from '../ipp/encode.ts'
import { PrinterAway, PrinterRefused } from '../ipp/exchange.ts'
import { boolean, enumeration, type IppAttribute, type IppGroup, keyword, octets } from '../ipp/message.ts'
import { groupTags, printerStates } from '../ipp/tags.ts'
import { pagesOut } from '../testing/pages-out.ts'
import { openScratchPrinter, orderOf, scratchPdf } from '../testing/scratch.ts'
import type { VirtualPrinter } from '../virtual-printer/server.ts'
import { openIppPrinter } from './ipp-printer.ts'

interface Answer {
  readonly status: number
  readonly body: Buffer | string
}

const listen = async (t: TestContext, answer: (body: Buffer) => Answer | Promise<Answer>) => {
  const server = createServer((request, response) => {
    const serve = async () => {
      const { status, body } = await answer(await buffer(request))
      response.writeHead(status, { 'content-type': 'application/ipp' }).end(body)
    }
    serve().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => server.close())
  const address = server.address()
  return `ipp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`
}

test('a printer that is off, broken or uses another protocol is unreachable, found with one query', async (t) => {
  const addresses = [
    'ipp://127.0.0.1:1/ipp/print',
    await listen(t, () => ({ status: 500, body: 'out of order' })),
    await listen(t, () => ({ status: 200, body: '<html>' })),
    await listen(t, () => ({ status: 200, body: Buffer.alloc(5 * 1024 * 1024, 1) })),
    // An answer to another question.
    await listen(t, () => ({ status: 200, body: Buffer.from('010100007fffffff03', 'hex') })),
  ]
  for (const address of addresses) {
    const printer = openIppPrinter(address)
    assert.deepEqual(await printer.readStatus(), {
      state: 'unknown',
      reasons: ['unreachable'],
      sheetsLeft: null,
      tonerPercent: null,
      name: '',
    })
    await assert.rejects(printer.follow(1, orderOf()), PrinterAway)
    await assert.rejects(printer.findByName('job-1'), PrinterAway)
    await assert.rejects(
      printer.print(orderOf(), scratchPdf(t, 3), () => assert.fail('it was handed over')),
      PrinterAway,
    )
  }
})

/** The same tray, with its answers changed on their way. */
const standBetween = (t: TestContext, virtualPrinter: VirtualPrinter, change: (group: IppGroup) => IppGroup) =>
  listen(t, async (body) => {
    const headers = { 'content-type': 'application/ipp' }
    const response = await fetch(readIppAddress(virtualPrinter.address).url, { method: 'POST', body: new Uint8Array(body), headers })
    const { message } = decodeIpp(Buffer.from(await response.arrayBuffer()))
    return { status: 200, body: encodeIpp({ ...message, groups: message.groups.map(change) }) }
  })

/** A printer that does not know the attribute. */
const without =
  (unknown: string) =>
  (group: IppGroup): IppGroup => ({ ...group, attributes: group.attributes.filter(({ name }) => name !== unknown) })

test('a printer that knows no more than Print-Job prints as well', async (t) => {
  const virtualPrinter = await openScratchPrinter(t)
  const printer = openIppPrinter(await standBetween(t, virtualPrinter, without('operations-supported')))
  const steps: object[] = []
  const order = orderOf({ pageRanges: [{ from: 2, to: 3 }] })
  await printer.print(order, scratchPdf(t, 3), (step) => steps.push(step))
  assert.deepEqual(steps, [{}, { jobId: 1 }])
  await eventually(async () => (await printer.follow(1, order)).state === 'done' || undefined)
  assert.deepEqual(
    pagesOut(virtualPrinter.folder).map(({ page }) => page),
    [2, 3],
  )
})

test('a printer without scaling support is not asked for it', async (t) => {
  const virtualPrinter = await openScratchPrinter(t)
  const printer = openIppPrinter(await standBetween(t, virtualPrinter, without('print-scaling-supported')))
  await printer.print(orderOf({ scaling: 'none' }), scratchPdf(t, 3), () => undefined)
  assert.equal(virtualPrinter.state().jobs[0]?.scaling, 'auto')
})

/** With these attributes in the place of what the tray itself says. */
const saying =
  (...said: readonly IppAttribute[]) =>
  (group: IppGroup): IppGroup => ({
    ...group,
    attributes: group.attributes.map((attribute) => said.find(({ name }) => name === attribute.name) ?? attribute),
  })

const pageObjects = async (file: string) => {
  const { catalog, resolve } = await openPdf(new Uint8Array(readFileSync(file)))
  const pages = await listPages(resolve, mustBe(entryOf(catalog, 'Pages'), 'reference'))
  return pages.map(({ reference }) => reference.number)
}

test('a printer that cannot choose pages gets a file of the wanted pages alone, and a whole file as it is', async (t) => {
  for (const change of [saying(boolean('page-ranges-supported', false)), without('page-ranges-supported')]) {
    const virtualPrinter = await openScratchPrinter(t)
    const printer = openIppPrinter(await standBetween(t, virtualPrinter, change))
    const file = scratchPdf(t, 4)
    const order = orderOf({ copies: 2, pageRanges: [{ from: 2, to: 3 }] })
    await printer.print(order, file, () => undefined)
    await eventually(async () => (await printer.follow(1, order)).state === 'done' || undefined)
    assert.deepEqual(virtualPrinter.state().jobs[0]?.ranges, [{ from: 1, to: 2 }])
    assert.equal(pagesOut(virtualPrinter.folder).length, 4)
    const [first, second, third, fourth] = await pageObjects(file)
    assert.deepEqual(await pageObjects(join(virtualPrinter.folder, '00001-job-1.pdf')), [second, third])
    assert.deepEqual(readdirSync(dirname(file)), ['document.pdf'])
    await printer.print(orderOf({ pageRanges: [{ from: 1, to: 4 }] }), file, () => undefined)
    assert.deepEqual(await pageObjects(join(virtualPrinter.folder, '00002-job-1.pdf')), [first, second, third, fourth])
  }
})

test('a printer that cannot choose pages gets nothing of a file that we cannot read', async (t) => {
  const virtualPrinter = await openScratchPrinter(t)
  const printer = openIppPrinter(await standBetween(t, virtualPrinter, saying(boolean('page-ranges-supported', false))))
  const file = scratchPdf(t, 3)
  writeFileSync(file, readFileSync(file).subarray(0, -20))
  const order = orderOf({ pageRanges: [{ from: 2, to: 2 }] })
  await assert.rejects(
    printer.print(order, file, () => assert.fail('it was handed over')),
    PrinterRefused,
  )
  assert.deepEqual(virtualPrinter.state().jobs, [])
})

test('a printer that jams between two questions is asked again why', async (t) => {
  const virtualPrinter = await openScratchPrinter(t)
  const goes = saying(enumeration('printer-state', printerStates.processing), keyword('printer-state-reasons', 'none'))
  let wasAskedBefore = false
  const change = (group: IppGroup) => {
    if (!wasAskedBefore || group.tag !== groupTags.printer) return group
    wasAskedBefore = false
    return goes(group)
  }
  const printer = openIppPrinter(await standBetween(t, virtualPrinter, change))
  const order = orderOf()
  virtualPrinter.jam(2)
  await printer.print(order, scratchPdf(t, 3), () => undefined)
  await eventually(() => virtualPrinter.state().isJammed || undefined)
  wasAskedBefore = true
  assert.deepEqual(await printer.follow(1, order), { state: 'stopped', impressions: 1, reasons: ['media_jam'] })
  assert.equal(wasAskedBefore, false)
})

test('a printer with photo paper alone cannot print a document, though it only warns', async (t) => {
  const virtualPrinter = await openScratchPrinter(t)
  const trays = octets('printer-input-tray', 'mediafeed=297000;mediaxfeed=210000;level=0;', 'mediafeed=152400;mediaxfeed=101600;level=50;')
  const change = saying(trays, keyword('printer-state-reasons', 'media-empty-warning'))
  const { state, reasons, sheetsLeft } = await openIppPrinter(await standBetween(t, virtualPrinter, change)).readStatus()
  assert.deepEqual([state, reasons, sheetsLeft], ['stopped', ['media_empty'], 0])
})
