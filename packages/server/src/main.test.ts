import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdir, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { editBasicInfo, ownInfo } from '@campus/contract/people/own-info.ts'
import { roles } from '@campus/contract/roles.ts'
import { loginInit } from '@campus/contract/school/login-page.ts'
import { schoolTree } from '@campus/contract/school/schools.ts'
import { canEnter } from './platform/postgres/folders.ts'
import { findServers } from './platform/postgres/processes.ts'
import { asker } from './testing/ask.ts'
import { logInToDemo } from './testing/demo-login.ts'
import { freePort } from './testing/free-port.ts'
import { databaseUrl, openScratchPostgres } from './testing/scratch-postgres.ts'
import { openDataFolder, type ServerProcess, startServerProcess } from './testing/server-process.ts'

let data: Awaited<ReturnType<typeof openDataFolder>>
let campusData = ''

before(async () => {
  data = await openDataFolder()
  campusData = join(data.folder, 'campus')
})
after(() => data.remove())

const opened = (server: ServerProcess) => {
  assert.ok(server.url, server.complained())
  return server.url
}

const stopped = async (server: ServerProcess, signal: NodeJS.Signals = 'SIGINT') => {
  server.signal(signal)
  return server.ended
}

/** It did not start: exit code 1, one line that matches, no stack. */
const failsWith = async (server: ServerProcess, sentence: RegExp) => {
  const complaint = server.complained()
  if (server.url !== undefined) await stopped(server)
  assert.equal(server.url, undefined)
  assert.equal(await server.ended, 1)
  assert.match(complaint, sentence)
  assert.equal(complaint.trimEnd().split('\n').length, 1, complaint)
}

test('the first start opens the demo school, shows an account for each role, and Ctrl-C stops it cleanly', async () => {
  const server = await startServerProcess({ CAMPUS_DATA: campusData })
  const url = opened(server)
  assert.match(url, /^http:\/\/localhost:\d+$/)
  const { data: tree } = await asker(url)(schoolTree, {})
  assert.ok(JSON.stringify(tree).includes('示范大学') && JSON.stringify(tree).includes('空白大学'))
  for (const role of roles.filter((role) => role !== 'terminal')) {
    assert.match(server.said(), new RegExp(`\\b${role} .*campus-${role}-1`))
    const { user } = await logInToDemo(url, role)
    assert.ok(user?.roles.includes(role), role)
  }
  const { token } = await logInToDemo(url, 'student')
  assert.equal((await asker(url)(editBasicInfo, { nickname: 'kept over night' }, { token })).code, 200)
  assert.equal(await stopped(server), 0)
  assert.deepEqual(await findServers(join(campusData, 'postgres', 'data'), null), [])
  assert.equal((await stat(join(campusData, 'secret'))).mode & 0o777, 0o600)
})

test('the second start keeps the data and the sessions; meanwhile a third one reports the running process', async () => {
  const server = await startServerProcess({ CAMPUS_DATA: campusData })
  const url = opened(server)
  const { token } = await logInToDemo(url, 'student')
  assert.equal((await asker(url)(ownInfo, {}, { token })).data.nickname, 'kept over night')
  const third = await startServerProcess({ CAMPUS_DATA: campusData })
  await failsWith(third, new RegExp(`A Campus server \\(pid ${server.pid}\\) is already running on `))
  assert.equal((await fetch(`${url}/readyz`)).status, 200)
  assert.equal(await stopped(server, 'SIGTERM'), 0)
})

test('a port in use is reported in one sentence before the database is started', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  assert.ok(address && typeof address === 'object')
  const nowhere = join(data.folder, 'never-made')
  await failsWith(
    await startServerProcess({ CAMPUS_DATA: nowhere, PORT: String(address.port) }),
    new RegExp(`^Port ${address.port} on 127\\.0\\.0\\.1 is in use: `),
  )
  await assert.rejects(stat(nowhere))
  other.close()
})

test('an address that is not of this machine is one sentence', async () => {
  await failsWith(
    await startServerProcess({ CAMPUS_DATA: campusData, HOST: '203.0.113.7' }),
    /^203\.0\.113\.7 is not an address of this machine/,
  )
})

test('a data folder that is a file, or without rights, is one sentence', async (t) => {
  const file = join(data.folder, 'a-file')
  await writeFile(file, '')
  await failsWith(await startServerProcess({ CAMPUS_DATA: join(file, 'below') }), /is, or lies below, a file/)
  const closed = join(data.folder, 'closed')
  await mkdir(closed)
  await chmod(closed, 0o555)
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : null
  const here = fileURLToPath(new URL('.', import.meta.url))
  if (!(await canEnter(here, user))) return t.skip('an ordinary user cannot reach the program')
  await failsWith(await startServerProcess({ CAMPUS_DATA: join(closed, 'below') }, { user }), /^Campus may not write to .*CAMPUS_DATA/)
})

test('a broken DATABASE_URL is reported in one sentence without the password', async () => {
  const attempts = [
    ['postgres://someone:open-sesame@127.0.0.1:1/campus', /^No PostgreSQL answers at 127\.0\.0\.1:1/],
    ['postgres://someone:open-sesame@nowhere.invalid/campus', /nowhere\.invalid/],
    ['postgres://someone:open-sesame@127.0.0.1:99999/campus', /^DATABASE_URL cannot be read as an address/],
    ['mysql://someone:open-sesame@127.0.0.1/campus', /^The configuration is not valid: DATABASE_URL/],
  ] as const
  for (const [url, sentence] of attempts) {
    const server = await startServerProcess({ CAMPUS_DATA: campusData, DATABASE_URL: url })
    await failsWith(server, sentence)
    assert.doesNotMatch(server.complained() + server.said(), /open-sesame/)
  }
})

test('a database that does not exist is one sentence that names it', async () => {
  const scratch = await openScratchPostgres()
  try {
    const url = databaseUrl(scratch.serverUrl, 'no_such_database')
    await failsWith(await startServerProcess({ CAMPUS_DATA: campusData, DATABASE_URL: url }), /^There is no database no_such_database at /)
  } finally {
    await scratch.close()
  }
})

const production = {
  CAMPUS_MODE: 'production',
  CAMPUS_SECRET: randomBytes(32).toString('hex'),
  PUBLIC_URL: 'https://campus.example.edu.cn',
  SMTP_HOST: '127.0.0.1',
  SMTP_FROM: 'campus@example.edu.cn',
  ALIYUN_SMS_KEY_ID: 'id',
  ALIYUN_SMS_KEY_SECRET: 'key',
  ALIYUN_SMS_SIGN_NAME: 'Campus',
  ALIYUN_SMS_TEMPLATE_CODE: 'SMS_1',
  ALIYUN_SMS_TEMPLATE_NOTICE: 'SMS_2',
}

test('production without its secrets lists everything that is missing, and uses no defaults', async () => {
  const folder = join(data.folder, 'production')
  await failsWith(
    await startServerProcess({ CAMPUS_DATA: folder, CAMPUS_MODE: 'production' }),
    /CAMPUS_SECRET \(required in production\).*PUBLIC_URL.*SMTP_HOST.*ALIYUN_SMS_KEY_ID/,
  )
  await assert.rejects(stat(folder))
})

test('production does not open on the demo school', async () => {
  await failsWith(await startServerProcess({ ...production, CAMPUS_DATA: campusData }), /^This database holds the demo school/)
})

test('production on an empty database opens without demo school, demo accounts and demo pages, and warns of a database user that could change evidence', async () => {
  const scratch = await openScratchPostgres()
  const port = await freePort()
  const server = await startServerProcess({
    ...production,
    PORT: String(port),
    CAMPUS_DATA: join(data.folder, 'production'),
    DATABASE_URL: await scratch.makeDatabase('production'),
  })
  try {
    assert.equal(opened(server), production.PUBLIC_URL)
    assert.doesNotMatch(server.said(), /campus-student-1/)
    assert.match(server.said(), /The database user of DATABASE_URL can change evidence/)
    const url = `http://127.0.0.1:${port}`
    assert.deepEqual((await asker(url)(schoolTree, {})).data, [])
    assert.equal((await asker(url)(loginInit, {})).error, 'school_unknown')
    for (const page of ['/demo/outbox', '/demo/sign-in/wechat']) assert.equal((await fetch(url + page)).status, 404)
  } finally {
    server.signal('SIGTERM')
    assert.equal(await server.ended, 0)
    await scratch.close()
  }
})
