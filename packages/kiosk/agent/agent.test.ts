import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { ownPrintItem, printProgress } from '@campus/contract/printing/items.ts'
import { printingRoutes } from '@campus/server/modules/printing/printing.routes.ts'
import { terminalRoutes } from '@campus/server/modules/terminals/terminals.routes.ts'
import { asker } from '@campus/server/testing/ask.ts'
import { eventually } from '@campus/server/testing/eventually.ts'
import { usePrintShop } from '@campus/server/testing/printing.ts'
import { openIppPrinter } from './printer/ipp-printer.ts'
import { openLine } from './testing/line.ts'
import { pagesOut } from './testing/pages-out.ts'
import { openScratchPrinter, scratchFolder } from './testing/scratch.ts'
import { openTerminalRoom } from './testing/terminal-room.ts'
import type { VirtualPrinter } from './virtual-printer/server.ts'

const shop = usePrintShop({ routes: [...printingRoutes, ...terminalRoutes] })

const progressOf = async (jobId: string, { token }: { token: string }) =>
  (await asker(shop().url)(printProgress, { id: jobId }, { token })).data

const until = (jobId: string, student: { token: string }, state: string) =>
  eventually(async () => {
    const progress = await progressOf(jobId, student)
    return progress.state === state ? progress : undefined
  })

const pagesOf = ({ folder }: Pick<VirtualPrinter, 'folder'>) => pagesOut(folder).map(({ copy, page }) => `${copy}/${page}`)

test('a job is printed at its terminal, page by page, and its owner sees the progress', async (t) => {
  const { student, virtualPrinter, start, want } = await openTerminalRoom(t, shop())
  const { item, jobId } = await want({ copies: 2, pagesPerCopy: 2 })
  start()
  assert.equal((await until(jobId, student, 'done')).pagesOut, 4)
  assert.deepEqual(pagesOf(virtualPrinter), ['1/1', '1/2', '2/1', '2/2'])
  assert.equal((await asker(shop().url)(ownPrintItem, { id: item.id }, student)).data.state, 'printed')
})

test('a jam half-way ends the job with what is out, and the rest alone is printed later', async (t) => {
  const { student, virtualPrinter, start, want, again } = await openTerminalRoom(t, shop())
  virtualPrinter.jam(4)
  const { item, jobId } = await want({ copies: 2, pagesPerCopy: 3 })
  start()
  await until(jobId, student, 'stopped')
  assert.equal((await until(jobId, student, 'failed')).pagesOut, 3)
  virtualPrinter.clear()
  await until((await eventually(() => again(item).catch(() => undefined))).jobId, student, 'done')
  assert.deepEqual(pagesOf(virtualPrinter), ['1/1', '1/2', '1/3', '1/1', '1/2', '1/3'])
  assert.equal((await asker(shop().url)(ownPrintItem, { id: item.id }, student)).data.pagesLeft, 0)
})

test('a stop that somebody ends in time costs nobody anything', async (t) => {
  const { student, virtualPrinter, start, want } = await openTerminalRoom(t, shop())
  virtualPrinter.refill(1)
  const { jobId } = await want({ pagesPerCopy: 3 })
  start({ pace: { pollMs: 40, followMs: 20, heartbeatMs: 150 } })
  const { reason, pagesOut } = await until(jobId, student, 'stopped')
  assert.deepEqual([reason, pagesOut], ['缺纸', 1])
  virtualPrinter.refill()
  assert.equal((await until(jobId, student, 'done')).pagesOut, 3)
})

test('a terminal reports the status of its printer, also when it is unreachable', async (t) => {
  const { virtualPrinter, terminal, start } = await openTerminalRoom(t, shop())
  start()
  const heard = (name: string, state: string, reasons: string) =>
    eventually(async () => {
      const { sql } = shop().campus.base
      const row = await sql.selectFrom('terminal_status').selectAll().where('terminal_id', '=', terminal.id).executeTakeFirstOrThrow()
      return row.printer_name === name && row.printer_state === state && row.printer_reasons.join() === reasons ? row : undefined
    })
  assert.equal((await heard('Campus Tray', 'idle', '')).sheets_left, 250)
  virtualPrinter.openDoor()
  await heard('Campus Tray', 'stopped', 'door_open')
  await virtualPrinter.close()
  await heard('', 'unknown', 'unreachable')
})

test('a printer that cannot be reached gets no job; when it is back, waiting jobs are printed', async (t) => {
  const { student, start, want } = await openTerminalRoom(t, shop())
  const folder = scratchFolder(t)
  const before = await openScratchPrinter(t, { folder })
  await before.close()
  const { jobId } = await want({ pagesPerCopy: 2 })
  const [agent, port] = [start({ printer: openIppPrinter(before.address) }), Number(new URL(before.controlUrl).port)]
  assert.equal((await progressOf(jobId, student)).state, 'queued')
  const after = await openScratchPrinter(t, { folder, port })
  await until(jobId, student, 'done')
  assert.deepEqual(pagesOf(after), ['1/1', '1/2'])
  await agent.stop()
})

test('pages printed while the server is unreachable are reported when it is back', async (t) => {
  const { student, virtualPrinter, start, want } = await openTerminalRoom(t, shop())
  const line = await openLine(t, shop().url)
  virtualPrinter.jam(2)
  const { jobId } = await want({ pagesPerCopy: 3 })
  start({ serverUrl: line.url, pace: { pollMs: 40, followMs: 20, retryMs: 20, maxRetryMs: 100 } })
  await until(jobId, student, 'stopped')
  line.cut()
  virtualPrinter.clear()
  await eventually(() => virtualPrinter.state().jobs[0]?.impressions === 3 || undefined)
  assert.equal((await progressOf(jobId, student)).pagesOut, 1)
  line.mend()
  assert.equal((await until(jobId, student, 'done')).pagesOut, 3)
  assert.deepEqual(pagesOf(virtualPrinter), ['1/1', '1/2', '1/3'])
})

test('a job ended before printing is not printed, and the terminal continues', async (t) => {
  const { student, virtualPrinter, start, want } = await openTerminalRoom(t, shop())
  const [over, good] = [await want({}), await want({ pagesPerCopy: 2 })]
  shop().over.add(over.item.subjectId)
  start()
  await until(over.jobId, student, 'failed')
  await until(good.jobId, student, 'done')
  assert.deepEqual(pagesOf(virtualPrinter), ['1/1', '1/2'])
})

test('a job that was resolved otherwise is cancelled at the printer', async (t) => {
  const { student, virtualPrinter, start, want } = await openTerminalRoom(t, shop())
  virtualPrinter.jam(2)
  const { jobId } = await want({ pagesPerCopy: 3 })
  start({ pace: { pollMs: 40, followMs: 20, reportMs: 100 } })
  await until(jobId, student, 'stopped')
  const ended = { state: 'failed', ended_at: new Date(), lease_until: null } as const
  await shop().campus.base.sql.updateTable('print_job').set(ended).where('id', '=', jobId).execute()
  await eventually(() => virtualPrinter.state().jobs[0]?.state === 7 || undefined)
  virtualPrinter.clear()
  assert.deepEqual(pagesOf(virtualPrinter), ['1/1'])
})

test('a credential that was revoked ends the program with a clear sentence', async (t) => {
  const { terminal, start } = await openTerminalRoom(t, shop())
  const agent = start()
  await shop()
    .campus.base.sql.updateTable('terminal_credential')
    .set({ revoked_at: new Date() })
    .where('terminal_id', '=', terminal.id)
    .execute()
  assert.equal(await agent.ended, 'The credential of this terminal holds no longer: enrol the machine again with a new code.')
})

test('a credential that was copied to another machine is shut in both', async (t) => {
  const { start, stateFile } = await openTerminalRoom(t, shop())
  const own = start()
  await eventually(() => readdirSync(join(stateFile, '..')).length > 0 || undefined)
  const stolen = start({ stateFile: join(scratchFolder(t), 'state.json') })
  const ends = await Promise.all([own.ended, stolen.ended])
  assert.ok(
    ends.some((sentence) => sentence?.includes('used in two places')),
    ends.join(),
  )
  assert.ok(
    ends.every((sentence) => sentence?.includes('enrol the machine again')),
    ends.join(),
  )
})

test('a program that is stopped and started again is not taken for a thief', async (t) => {
  const { start, stateFile, want, student } = await openTerminalRoom(t, shop())
  for (const _ of [1, 2, 3]) {
    const before = await eventually(() => beatIn(stateFile) ?? 'none')
    const agent = start()
    await eventually(() => (beatIn(stateFile) === before ? undefined : true))
    await agent.stop()
    assert.equal(await agent.ended, undefined)
  }
  start()
  await until((await want({})).jobId, student, 'done')
})

const beatIn = (stateFile: string): string | undefined => {
  try {
    return (JSON.parse(readFileSync(stateFile, 'utf8')) as { beat: string }).beat
  } catch {
    return undefined
  }
}
