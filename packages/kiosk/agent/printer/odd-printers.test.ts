import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { type TestContext, test } from 'node:test'
import { eventually } from '@campus/server/testing/eventually.ts'
import { readIppAddress } from '../ipp/address.ts'
import { decodeIpp } from '../ipp/decode.ts'
import { encodeIpp } from '../ipp/encode.ts'
import { PrinterAway } from '../ipp/exchange.ts'
import { pagesOut } from '../testing/pages-out.ts'
import { openScratchTray, orderOf, scratchPdf } from '../testing/scratch.ts'
import type { Tray } from '../tray/tray-server.ts'
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

test('a printer that is off, broken or speaks something else is away, and says so in one look', async (t) => {
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
    assert.deepEqual(await printer.look(), { state: 'unknown', reasons: ['unreachable'], sheetsLeft: null, tonerPercent: null, name: '' })
    await assert.rejects(printer.follow(1, orderOf()), PrinterAway)
    await assert.rejects(printer.findByName('job-1'), PrinterAway)
    await assert.rejects(
      printer.print(orderOf(), scratchPdf(t, 3), () => assert.fail('it was handed over')),
      PrinterAway,
    )
  }
})

/** The same tray as a printer of before 2000 would be: it does not know how to make a job before its document comes. */
const withoutCreateJob = (t: TestContext, tray: Tray) =>
  listen(t, async (body) => {
    const headers = { 'content-type': 'application/ipp' }
    const response = await fetch(readIppAddress(tray.address).url, { method: 'POST', body: new Uint8Array(body), headers })
    const { message } = decodeIpp(Buffer.from(await response.arrayBuffer()))
    const groups = message.groups.map(({ tag, attributes }) => ({
      tag,
      attributes: attributes.filter(({ name }) => name !== 'operations-supported'),
    }))
    return { status: 200, body: encodeIpp({ ...message, groups }) }
  })

test('a printer that knows no more than Print-Job prints as well', async (t) => {
  const tray = await openScratchTray(t)
  const printer = openIppPrinter(await withoutCreateJob(t, tray))
  const steps: object[] = []
  const order = orderOf({ pageRanges: [{ from: 2, to: 3 }] })
  await printer.print(order, scratchPdf(t, 3), (step) => steps.push(step))
  assert.deepEqual(steps, [{}, { jobId: 1 }])
  await eventually(async () => (await printer.follow(1, order)).state === 'done' || undefined)
  assert.deepEqual(
    pagesOut(tray.folder).map(({ page }) => page),
    [2, 3],
  )
})
