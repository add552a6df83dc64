import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { missing } from '@campus/proof/testing/has-tool.ts'
import { eventually } from '@campus/server/testing/eventually.ts'
import { readIppAddress } from '../ipp/address.ts'
import { encodeIpp } from '../ipp/encode.ts'
import { exchange, PrinterRefused } from '../ipp/exchange.ts'
import { boolean, groupsOf, integer, mimeType, named, numbersIn, preamble, textsIn, uri } from '../ipp/message.ts'
import { groupTags, operations, statuses } from '../ipp/tags.ts'
import { openScratchPrinter, scratchFolder, scratchPdf } from '../testing/scratch.ts'

const run = promisify(execFile)

const ask = (address: string, code: number, more: Parameters<typeof groupOf>[1] = [], file?: string) =>
  exchange(readIppAddress(address), { version: [2, 0], code, requestId: 1, groups: [groupOf(address, more)] }, file)

const groupOf = (address: string, more: readonly ReturnType<typeof integer>[]) => ({
  tag: groupTags.operation,
  attributes: [...preamble, uri('printer-uri', address), ...more],
})

const refused = (status: number) => (error: unknown) => error instanceof PrinterRefused && error.status === status

test('Print-Job prints the whole file where no pages are chosen', async (t) => {
  const virtualPrinter = await openScratchPrinter(t)
  const more = [named('job-name', '成绩单 2026/1'), mimeType('document-format', 'application/pdf')]
  const [job] = groupsOf(await ask(virtualPrinter.address, operations.printJob, more, scratchPdf(t, 4)), groupTags.job)
  assert.deepEqual(numbersIn(job, 'job-id'), [1])
  await eventually(() => virtualPrinter.state().jobs[0]?.impressions === 4 || undefined)
  assert.ok(existsSync(join(virtualPrinter.folder, '00001-_2026_1.pdf')))
})

test('the virtual printer rejects unknown operations', async (t) => {
  const virtualPrinter = await openScratchPrinter(t)
  await assert.rejects(ask(virtualPrinter.address, 0x0012), refused(statuses.operationNotSupported))
  await assert.rejects(ask(virtualPrinter.address, operations.getJobAttributes, [integer('job-id', 9)]), refused(statuses.notFound))
  await assert.rejects(ask(virtualPrinter.address, operations.cancelJob, [integer('job-id', 9)]), refused(statuses.notFound))
  await assert.rejects(ask(virtualPrinter.address, operations.sendDocument, [integer('job-id', 9)]), refused(statuses.notFound))
  const postScript = [mimeType('document-format', 'application/postscript')]
  await assert.rejects(ask(virtualPrinter.address, operations.validateJob, postScript), refused(statuses.documentFormatNotSupported))
  const nothing = exchange(readIppAddress(virtualPrinter.address), { version: [1, 1], code: operations.getJobs, requestId: 1, groups: [] })
  await assert.rejects(nothing, refused(statuses.badRequest))
})

test('only what was asked for is answered', async (t) => {
  const virtualPrinter = await openScratchPrinter(t)
  const wanted = { name: 'requested-attributes', values: [{ tag: 0x44, value: 'printer-name' }] }
  const [printer] = groupsOf(await ask(virtualPrinter.address, operations.getPrinterAttributes, [wanted]), groupTags.printer)
  assert.deepEqual(
    printer?.attributes.map(({ name }) => name),
    ['printer-name'],
  )
  const [whole] = groupsOf(await ask(virtualPrinter.address, operations.getPrinterAttributes), groupTags.printer)
  assert.deepEqual(textsIn(whole, 'media-ready'), ['iso_a4_210x297mm', 'na_index-4x6_4x6in'])
})

const post = (url: string, body: string, type = 'application/json') =>
  fetch(url, { method: 'POST', body, headers: { 'content-type': type } })

test('its faults are controlled over JSON, and not from a page of another site', async (t) => {
  const virtualPrinter = await openScratchPrinter(t)
  assert.equal((await post(virtualPrinter.controlUrl, '{"action":"openDoor"}', 'text/plain')).status, 415)
  assert.equal((await post(virtualPrinter.controlUrl, '{"action":"explode"}')).status, 400)
  assert.equal((await post(virtualPrinter.controlUrl, '{"action":')).status, 400)
  assert.equal((await post(virtualPrinter.controlUrl, '{"action":"openDoor"}')).status, 200)
  const readStatus = (await (await fetch(virtualPrinter.controlUrl)).json()) as { troubles: string[] }
  assert.deepEqual(readStatus.troubles, ['door-open-error'])
})

test('a document that is cut off is not printed, and the virtual printer continues', async (t) => {
  const virtualPrinter = await openScratchPrinter(t)
  await ask(virtualPrinter.address, operations.createJob, [named('job-name', 'half')])
  const { url } = readIppAddress(virtualPrinter.address)
  const more = [integer('job-id', 1), boolean('last-document', true)]
  const head = encodeIpp({ version: [1, 1], code: operations.sendDocument, requestId: 1, groups: [groupOf(virtualPrinter.address, more)] })
  const socket = connect(Number(url.port), url.hostname).resume()
  const closed = new Promise((resolve) => socket.on('close', resolve))
  socket.write('POST /ipp/print HTTP/1.1\r\nhost: x\r\ncontent-type: application/ipp\r\ncontent-length: 100000\r\n\r\n')
  socket.end(Buffer.concat([head, Buffer.from('%PDF-1.7 and no more')]))
  await closed
  await eventually(() => !existsSync(join(virtualPrinter.folder, '00001-half.pdf')) || undefined)
  assert.equal(virtualPrinter.state().jobs[0]?.hasDocument, false)
  assert.equal((await ask(virtualPrinter.address, operations.getPrinterAttributes)).code, statuses.ok)
})

test('a corrupt state file is reported in one sentence', async (t) => {
  const folder = scratchFolder(t)
  writeFileSync(join(folder, 'tray.json'), '{')
  await assert.rejects(openScratchPrinter(t, { folder }), /The state of the tray in .* cannot be read: remove tray\.json/)
})

test('another IPP client accepts the virtual printer', { skip: missing('ipptool') }, async (t) => {
  const virtualPrinter = await openScratchPrinter(t)
  const file = scratchPdf(t, 2)
  for (const script of ['get-printer-attributes.test', 'print-job.test', 'get-jobs.test', 'get-completed-jobs.test'])
    await run('ipptool', ['-tv', '-T', '5', '-f', file, virtualPrinter.address, script])
  assert.equal(virtualPrinter.state().jobs.length, 1)
})
