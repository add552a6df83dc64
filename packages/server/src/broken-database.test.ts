import assert from 'node:assert/strict'
import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sendPhoneCode } from '@campus/contract/account/codes.ts'
import { editBasicInfo } from '@campus/contract/people/own-info.ts'
import pg from 'pg'
import { readOutbox } from './demo/outbox/outbox.ts'
import { findServers } from './platform/postgres/processes.ts'
import { keepWriting } from './testing/acknowledged-writes.ts'
import { asker } from './testing/ask.ts'
import { openDemoFolder } from './testing/demo-folder.ts'
import { logInToDemo } from './testing/demo-login.ts'
import { listen } from './testing/hear.ts'
import { type ServerProcess, startServerProcess } from './testing/server-process.ts'

let data: Awaited<ReturnType<typeof openDemoFolder>>
let server: ServerProcess
let url = ''
let tokens: string[] = []
let schoolId = ''

before(async () => {
  data = await openDemoFolder()
  server = await startServerProcess({ CAMPUS_DATA: join(data.folder, 'campus'), REQUESTS_PER_MINUTE: '1000000', DATABASE_CONNECTIONS: '8' })
  assert.ok(server.url, server.complained())
  url = server.url
  const people = await Promise.all(['student', 'teacher', 'manager', 'admin'].map((role) => logInToDemo(url, role)))
  tokens = people.map(({ token }) => token)
  schoolId = people[0]?.schoolId ?? ''
})

after(async () => {
  server.signal('SIGTERM')
  await server.ended
  await data.remove()
})

const postgresFolder = () => join(data.folder, 'campus', 'postgres')

/** The first line of the file is the process id, the fifth the folder of the socket. */
const readPostmaster = async () => {
  const lines = (await readFile(join(postgresFolder(), 'data', 'postmaster.pid'), 'utf8')).split('\n')
  return { pid: Number(lines[0]), socketFolder: lines[4] ?? '' }
}

const query = async (text: string) => {
  const { socketFolder } = await readPostmaster()
  const client = new pg.Client({ connectionString: `postgres://campus@/campus?host=${encodeURIComponent(socketFolder)}` })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ pid: number }>(text)
  await client.end().catch(() => {})
  return rows
}

const untilReady = async () => {
  for (let look = 0; look < 1200; look += 1) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.status === 200) return
    await sleep(50)
  }
  assert.fail(`the server does not become ready again: ${server.complained()}`)
}

const isWorking = async () => {
  const answer = await asker(url)(editBasicInfo, { nickname: 'after the break' }, { token: tokens[0] })
  return answer.code === 200
}

/** Breaks the database some times while people write: the process lives, is ready again, and has every acknowledged write. */
const breakUnderLoad = async (times: number, doBreak: () => Promise<void>) => {
  const writing = keepWriting(url, tokens)
  try {
    for (let round = 0; round < times; round += 1) {
      const before = writing.acknowledged()
      while (writing.acknowledged() < before + 20) await sleep(10)
      await doBreak()
      await untilReady()
    }
  } finally {
    await writing.stop()
  }
  await untilReady()
  assert.equal(await writing.lost(), 0)
  assert.equal(await isWorking(), true)
}

const own = "from pg_stat_activity where application_name in ('campus', 'campus-jobs', 'campus-push')"

test('every connection of the server ended while in use, four times: it keeps serving and loses nothing', async () => {
  await breakUnderLoad(4, async () => void (await query(`select pg_terminate_backend(pid) as pid ${own}`)))
})

test('a connection killed by the system brings the database down for a moment, and the server serves on', async () => {
  await breakUnderLoad(1, async () => {
    const [backend] = await query(`select pid ${own} and application_name = 'campus' limit 1`)
    process.kill(backend?.pid ?? 0, 'SIGKILL')
  })
})

test('a database killed while idle is restarted', async () => {
  const { pid } = await readPostmaster()
  process.kill(pid, 'SIGKILL')
  while ((await readPostmaster().catch(() => ({ pid }))).pid === pid) await sleep(50)
  await untilReady()
  assert.equal(await isWorking(), true)
})

test('the database stopped and started again under load: what was acknowledged is there', async () => {
  await breakUnderLoad(1, async () => {
    const { pid } = await readPostmaster()
    process.kill(pid, 'SIGINT')
    while ((await readPostmaster().catch(() => ({ pid }))).pid === pid) await sleep(50)
  })
})

test('after all that, push and jobs work: an open app is notified, and a text message is sent', async () => {
  const [token = ''] = tokens
  const app = await listen(url, token)
  app.close()
  const given = { schoolId, userType: 'student', phone: '15400010100' } as const
  assert.equal((await asker(url)(sendPhoneCode, given)).code, 200)
  const sent = async () => (await readOutbox(join(data.folder, 'campus', 'outbox'), 'sms', 500)).some(({ to }) => to === given.phone)
  for (let look = 0; look < 1200 && !(await sent()); look += 1) await sleep(50)
  assert.equal(await sent(), true)
})

test('a database that cannot be started again ends the server: it says why, stops in order and exits with 1', async () => {
  const { pid } = await readPostmaster()
  await rename(join(postgresFolder(), 'data', 'global', 'pg_control'), join(postgresFolder(), 'pg_control'))
  process.kill(pid, 'SIGKILL')
  assert.equal(await server.ended, 1)
  assert.match(server.said(), /"level":60.*The database is gone and cannot be started again: the server stops/)
  await assert.rejects(fetch(`${url}/readyz`))
  assert.deepEqual(await findServers(join(postgresFolder(), 'data'), null), [])
})
