import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { findServers, isAlive } from './platform/postgres/processes.ts'
import { openDemoFolder } from './testing/demo-folder.ts'
import { startServerProcess, terminal } from './testing/server-process.ts'

let data: Awaited<ReturnType<typeof openDemoFolder>>
let campusData = ''

before(async () => {
  data = await openDemoFolder()
  campusData = join(data.folder, 'campus')
})
after(() => data.remove())

/** As `npm start`, with apps that need not be built. */
const start = (environment: Record<string, string> = {}, hasTerminal = false) =>
  startServerProcess(
    { CAMPUS_DATA: campusData, E2E_WEB: data.folder, E2E_KIOSK: data.folder, ...environment },
    { program: 'start.ts', hasTerminal },
  )

const serverPid = async () => Number(await readFile(join(campusData, 'postgres', 'instance.pid'), 'utf8'))

const until = async (isSo: () => boolean | Promise<boolean>, what: string) => {
  for (let look = 0; look < 1200; look += 1) {
    if (await isSo()) return
    await sleep(50)
  }
  assert.fail(what)
}

const nothingIsLeft = async (pid: number) => {
  await until(() => !isAlive(pid), 'the server process is gone')
  await until(async () => (await findServers(join(campusData, 'postgres', 'data'), null)).length === 0, 'the database is gone')
}

test('a server that ends by itself is started again after a pause, and this is logged', async () => {
  const starter = await start()
  assert.ok(starter.url, starter.complained())
  const first = await serverPid()
  assert.notEqual(first, starter.pid)
  process.kill(first, 'SIGKILL')
  await until(() => starter.said().split('Campus is open at').length === 3, 'it is open a second time')
  assert.match(starter.complained(), /The server was ended by SIGKILL\. It is started again in 1 s\./)
  const second = await serverPid()
  assert.notEqual(second, first)
  process.kill(second, 'SIGKILL')
  await until(() => starter.said().split('Campus is open at').length === 4, 'it is open a third time')
  assert.match(starter.complained(), /It is started again in 2 s\./)

  const third = await serverPid()
  starter.signal('SIGTERM')
  assert.equal(await starter.ended, 0)
  await nothingIsLeft(third)
})

test('when the starter itself is killed, the server stops and leaves nothing behind', async () => {
  const starter = await start()
  assert.ok(starter.url, starter.complained())
  const pid = await serverPid()
  starter.signal('SIGKILL')
  await starter.ended
  await nothingIsLeft(pid)
})

test('a start that fails is not tried again: one sentence and exit code 1', async () => {
  const starter = await start({ PORT: 'many' })
  assert.equal(await starter.ended, 1)
  assert.equal(starter.complained(), 'The configuration is not valid: PORT (must be a whole number from 0 to 65535, not "many").\n')
})

/** One request that goes well and one that does not. */
const askBoth = async (url: string) => {
  assert.equal((await fetch(`${url}/readyz`)).status, 200)
  assert.equal((await fetch(`${url}/tcyApi/no-such-call`)).status, 404)
}

test('at a terminal the lines are readable, requests that went well have none, and Enter shows the accounts again', {
  skip: existsSync(terminal) ? false : 'there is no program here that gives another one a terminal',
}, async () => {
  const server = await start({ LOG_LEVEL: 'info', NO_COLOR: '1' }, true)
  assert.ok(server.url, server.said())
  await askBoth(server.url)
  await until(() => server.said().includes('was answered with 404'), 'the failed request has its line')
  const lines = server.said().split(/\r?\n/)
  assert.deepEqual(
    lines.filter((line) => line.startsWith('{') || line.includes('readyz')),
    [],
  )
  assert.ok(lines.some((line) => /^\d\d:\d\d:\d\d {2}\S/.test(line)))
  const accounts = () => server.said().split('campus-student-1').length - 1
  const shown = accounts()
  assert.ok(shown > 0)
  server.type('\r')
  await until(() => accounts() === 2 * shown, 'the accounts are shown again')
  assert.equal(server.said().split('Campus is open at').length, 3)
  const pid = await serverPid()
  server.type('\u0003')
  await server.ended
  await nothingIsLeft(pid)
})

test('where its output goes to a program, each line of the log is JSON, also those of requests that went well', async () => {
  const server = await start({ LOG_LEVEL: 'info' })
  assert.ok(server.url, server.complained())
  await askBoth(server.url)
  const isLogged = (status: number) => server.said().includes(`"status":${status}`)
  await until(() => isLogged(200) && isLogged(404), 'both requests have their lines')
  const log = server
    .said()
    .split('\n')
    .filter((line) => line.startsWith('{') || /^\d\d:/.test(line))
  for (const line of log) assert.ok(JSON.parse(line))
  const pid = await serverPid()
  server.signal('SIGTERM')
  assert.equal(await server.ended, 0)
  await nothingIsLeft(pid)
})
