import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { endDevice, ownDevices } from '@campus/contract/account/devices.ts'
import { beginPcLogin, confirmPcLogin, scanPcLogin, watchPcLogin } from '@campus/contract/account/pc-login.ts'
import { editBasicInfo, ownInfo } from '@campus/contract/people/own-info.ts'
import { WebSocket } from 'ws'
import { asker } from './testing/ask.ts'
import { logInToDemo } from './testing/demo-login.ts'
import { eventually } from './testing/eventually.ts'
import { openScratchPostgres } from './testing/scratch-postgres.ts'
import { openDataFolder, type ServerProcess, startServerProcess } from './testing/server-process.ts'

let scratch: Awaited<ReturnType<typeof openScratchPostgres>>
let data: Awaited<ReturnType<typeof openDataFolder>>
let servers: ServerProcess[] = []

before(async () => {
  scratch = await openScratchPostgres()
  data = await openDataFolder()
  const databaseUrl = await scratch.makeDatabase('several')
  const start = (name: string) =>
    startServerProcess({
      DATABASE_URL: databaseUrl,
      DATABASE_CONNECTIONS: '5',
      CAMPUS_SECRET: 'one secret shared by all the processes',
      CAMPUS_DATA: join(data.folder, name),
      REQUESTS_PER_MINUTE: '1000000',
    })
  servers = await Promise.all(['one', 'two', 'three'].map(start))
  for (const server of servers) assert.ok(server.url, server.complained())
})

after(async () => {
  for (const server of servers) server.signal('SIGTERM')
  await Promise.all(servers.map((server) => server.ended))
  await scratch.close()
  await data.remove()
})

const urls = () => servers.map((server) => server.url ?? '') as [string, string, string]

/** Listens on one process to how a PC login fares. */
const listenTo = async (url: string, id: string, pageSecret: string) => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`)
  const heard: unknown[] = []
  socket.on('message', (text: Buffer) => heard.push(JSON.parse(text.toString())))
  socket.on('open', () => socket.send(JSON.stringify({ type: 'watch_pc_login', id, pageSecret })))
  await eventually(() => heard.find((news) => (news as { topic: string }).topic === 'ready'))
  return { heard, close: () => socket.terminate() }
}

test('three processes started at once fill one demo school, and a session of one opens the others', async () => {
  const [one, two, three] = urls()
  const { token, user } = await logInToDemo(one, 'student')
  assert.equal((await asker(two)(editBasicInfo, { nickname: '在第二个进程改名' }, { token })).code, 200)
  const { data: info } = await asker(three)(ownInfo, {}, { token })
  assert.deepEqual([info.id, info.nickname], [user?.uid, '在第二个进程改名'])
})

test('a session ended at one process is ended at all of them, although each had it cached', async () => {
  const [one, two, three] = urls()
  const [owner, thief] = [await logInToDemo(one, 'teacher'), await logInToDemo(two, 'teacher')]
  for (const url of urls()) assert.equal((await asker(url)(ownInfo, {}, { token: thief.token })).code, 200)
  const devices = (await asker(one)(ownDevices, {}, { token: owner.token })).data
  for (const device of devices.filter((candidate) => !candidate.isThisOne))
    await asker(three)(endDevice, { id: device.id }, { token: owner.token })
  for (const url of urls()) {
    assert.equal(await eventually(async () => (await asker(url)(ownInfo, {}, { token: thief.token })).result), 'login')
    assert.equal((await asker(url)(ownInfo, {}, { token: owner.token })).code, 200)
  }
})

test('a computer at one process is notified of what the phone confirms at another', async () => {
  const [one, two, three] = urls()
  const { token } = await logInToDemo(two, 'manager')
  const { data: shown } = await asker(one)(beginPcLogin, {})
  const page = await listenTo(one, shown.id, shown.pageSecret)
  assert.equal((await asker(two)(scanPcLogin, { code: shown.code }, { token })).code, 200)
  assert.equal((await asker(three)(confirmPcLogin, { code: shown.code, decision: 'confirm' }, { token })).code, 200)
  await eventually(() => page.heard.find((news) => (news as { data?: { state?: string } }).data?.state === 'confirmed'))
  page.close()
  const { data: outcome } = await asker(three)(watchPcLogin, { id: shown.id, pageSecret: shown.pageSecret })
  assert.equal(outcome.state, 'confirmed')
  assert.ok(outcome.ticket)
})

test('when one process is killed, the others keep serving and nothing it had acknowledged is lost', async () => {
  const [one, two, three] = urls()
  const { token } = await logInToDemo(three, 'admin')
  assert.equal((await asker(three)(editBasicInfo, { nickname: '在被终止前写下的名字' }, { token })).code, 200)
  servers[2]?.signal('SIGKILL')
  await servers[2]?.ended
  for (const url of [one, two]) assert.equal((await asker(url)(ownInfo, {}, { token })).data.nickname, '在被终止前写下的名字')
})
