import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { printProgress } from '@campus/contract/printing/items.ts'
import { systemContext } from '@campus/server/context/context.ts'
import { sweepPrinting } from '@campus/server/modules/printing/jobs/lapse.service.ts'
import { printingRoutes } from '@campus/server/modules/printing/printing.routes.ts'
import { giveEnrolment } from '@campus/server/modules/terminals/credentials/enrolment.service.ts'
import { terminalRoutes } from '@campus/server/modules/terminals/terminals.routes.ts'
import { asker } from '@campus/server/testing/ask.ts'
import { eventually } from '@campus/server/testing/eventually.ts'
import { usePrintShop } from '@campus/server/testing/printing.ts'
import { operations } from './ipp/tags.ts'
import { openIppPrinter } from './printer/ipp-printer.ts'
import { openGate, type Stall } from './testing/gate.ts'
import { pagesOut } from './testing/pages-out.ts'
import { openScratchPrinter } from './testing/scratch.ts'
import { openTerminalRoom } from './testing/terminal-room.ts'

const shop = usePrintShop({ routes: [...printingRoutes, ...terminalRoutes] })
const program = fileURLToPath(new URL('main.ts', import.meta.url))

/** A terminal whose program is killed where its line to the printer is held, with a job of three pages under way. */
const killAt = async (t: TestContext, stall: Stall) => {
  const room = await openTerminalRoom(t, shop())
  const gate = await openGate(t, room.virtualPrinter.address)
  const held = gate.holdAt(stall)
  const wanted = await room.want({ pagesPerCopy: 3 })
  const { code } = await giveEnrolment(systemContext(shop().campus.base), { terminalId: room.terminal.id, part: 'printer' })
  const folder = dirname(room.stateFile)
  const words = ['--server', shop().url, '--code', code, '--printer', gate.address, '--folder', folder]
  const child = spawn(process.execPath, [program, ...words], { stdio: ['ignore', 'ignore', 'inherit'] })
  const exited = once(child, 'exit')
  await Promise.race([held, exited.then(() => assert.fail('it ended by itself'))])
  child.kill('SIGKILL')
  await exited
  const kept = join(folder, 'credential.json')
  assert.equal(statSync(kept).mode & 0o777, 0o600)
  const { token } = JSON.parse(readFileSync(kept, 'utf8')) as { token: string }
  return { ...room, ...wanted, restart: (given: Parameters<typeof room.start>[0] = {}) => room.start({ token, ...given }) }
}

const done = (jobId: string, { token }: { token: string }) =>
  eventually(async () => ((await asker(shop().url)(printProgress, { id: jobId }, { token })).data.state === 'done' ? true : undefined))

const pagesIn = (folder: string) => pagesOut(folder).map(({ page }) => page)

const falls: readonly (readonly [when: string, stall: Stall])[] = [
  ['before the printer heard of it', { operation: operations.validateJob, isForwarded: false }],
  ['when the printer had only the name of the job', { operation: operations.createJob, isForwarded: true }],
  ['before the printer had the document', { operation: operations.sendDocument, isForwarded: false }],
  ['when the printer had everything', { operation: operations.sendDocument, isForwarded: true }],
]

for (const [when, stall] of falls)
  test(`a program that is killed ${when} leaves a job that is printed exactly once`, async (t) => {
    const { virtualPrinter, student, jobId, stateFile, restart } = await killAt(t, stall)
    restart()
    await done(jobId, student)
    // Nobody's document stays behind.
    await eventually(() => readdirSync(join(dirname(stateFile), 'documents')).length === 0 || undefined)
    assert.deepEqual(pagesIn(virtualPrinter.folder), [1, 2, 3])
    assert.ok(virtualPrinter.state().jobs.every(({ state }) => state >= 7))
  })

test('a printer that has forgotten what it got leaves the answer to people, and nothing is printed twice', async (t) => {
  const { virtualPrinter, student, jobId, said, restart } = await killAt(t, { operation: operations.sendDocument, isForwarded: true })
  await eventually(() => virtualPrinter.state().jobs[0]?.impressions === 3 || undefined)
  const replaced = await openScratchPrinter(t)
  restart({ printer: openIppPrinter(replaced.address) })
  await eventually(() => said.find((sentence) => sentence.includes('an administrator has to say')))
  shop().campus.clock.advance(17 * 60)
  await sweepPrinting(systemContext(shop().campus.base))
  assert.equal((await asker(shop().url)(printProgress, { id: jobId }, student)).data.state, 'unsure')
  assert.deepEqual(pagesIn(replaced.folder), [])
})
