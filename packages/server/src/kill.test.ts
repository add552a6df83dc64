import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sendPhoneCode } from '@campus/contract/account/codes.ts'
import { editBasicInfo, ownInfo } from '@campus/contract/people/own-info.ts'
import { readOutbox } from './demo/outbox/outbox.ts'
import { asker } from './testing/ask.ts'
import { openDemoFolder } from './testing/demo-folder.ts'
import { logInToDemo } from './testing/demo-login.ts'
import { eventually } from './testing/eventually.ts'
import { freePort } from './testing/free-port.ts'
import { type ServerProcess, startServerProcess } from './testing/server-process.ts'

const kills = 5
const writersRoles = ['student', 'teacher', 'manager', 'admin'] as const
/** Four people, fifty times a second each. */
const pauseMs = 20
const writesBeforeKill = 80
/** Six starts of a whole server take a minute on a quiet machine, and ten times as long on a crowded one. */
const timeout = 1_200_000

let data: Awaited<ReturnType<typeof openDemoFolder>>
let port = 0
const servers: ServerProcess[] = []

before(async () => {
  data = await openDemoFolder()
  port = await freePort()
})

after(async () => {
  const last = servers.at(-1)
  last?.signal('SIGTERM')
  await last?.ended
  await data.remove()
})

const start = async (): Promise<ServerProcess> => {
  const server = await startServerProcess({
    CAMPUS_DATA: join(data.folder, 'campus'),
    PORT: String(port),
    REQUESTS_PER_MINUTE: '1000000',
    // Each round asks for codes from another network.
    TRUSTED_PROXIES: '127.0.0.1,::1',
  })
  servers.push(server)
  assert.ok(server.url, server.complained())
  return server
}

interface Write {
  readonly key: string
  readonly nickname: string
  readonly token: string
}

/** Writes until the server is gone, and reports each acknowledged write. */
const keepWriting = async (url: string, token: string, onDone: (write: Write) => void) => {
  for (let count = 0; count < 5000; count += 1) {
    const write = { key: randomUUID(), nickname: `nickname ${count}`, token }
    const answer = await asker(url)(editBasicInfo, { nickname: write.nickname }, { token, key: write.key }).catch(() => undefined)
    if (!answer) return
    assert.equal(answer.code, 200, answer.msg)
    onDone(write)
    await sleep(pauseMs)
  }
}

/** A key that is known with another body is refused; one that was lost would simply be carried out. */
const isKept = async (url: string, { key, token }: Write) =>
  (await asker(url)(editBasicInfo, { nickname: 'another body' }, { token, key })).error === 'idempotency_key_reused'

const phoneOfRound = (round: number) => `154000101${String(round).padStart(2, '0')}`

const askForCode = async (url: string, schoolId: string, round: number) => {
  const headers = { 'x-forwarded-for': `198.51.100.${round + 1}` }
  const given = { schoolId, userType: 'student', phone: phoneOfRound(round) } as const
  const { code, msg } = await asker(url)(sendPhoneCode, given, { headers })
  assert.equal(code, 200, msg)
}

test('five times killed in the middle of two hundred writes a second, campus has every acknowledged write, and its jobs go on', {
  timeout,
}, async () => {
  let server = await start()
  const url = `http://127.0.0.1:${port}`
  const people = await Promise.all(writersRoles.map((role) => logInToDemo(url, role)))
  const [first] = people
  assert.ok(first)
  assert.equal(await isKept(url, { key: randomUUID(), nickname: '', token: first.token }), false)
  let total = 0

  for (let round = 0; round < kills; round += 1) {
    const acknowledged: Write[] = []
    const enough = Promise.withResolvers<void>()
    const noteDone = (write: Write) => {
      acknowledged.push(write)
      if (acknowledged.length === writesBeforeKill) enough.resolve()
    }
    const writers = people.map(({ token }) => keepWriting(url, token, noteDone))
    await enough.promise
    await askForCode(url, first.schoolId, round)
    server.signal('SIGKILL')
    assert.equal(await server.ended, null)
    await Promise.all(writers)
    server = await start()
    const lost = (await Promise.all(acknowledged.map(async (write) => ((await isKept(url, write)) ? [] : [write])))).flat()
    assert.deepEqual(lost, [], `round ${round}: ${lost.length} of ${acknowledged.length} acknowledged writes are gone`)
    assert.equal((await asker(url)(ownInfo, {}, { token: first.token })).code, 200)
    total += acknowledged.length
  }
  assert.ok(total >= kills * writesBeforeKill)

  // A letter in the hands of a killed process is not lost either: it leaves when it counts as abandoned.
  const mailsSent = async () => new Set((await readOutbox(join(data.folder, 'campus', 'outbox'), 'sms', 500)).map(({ to }) => to)).size
  await eventually(async () => (await mailsSent()) === kills || undefined)
})
