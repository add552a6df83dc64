import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { eventually } from '../../testing/eventually.ts'
import { ask, startApart } from '../../testing/postgres-apart.ts'
import { run } from './command.ts'
import { startEmbedded } from './embedded.ts'
import { findServers } from './processes.ts'

let folder = ''

const silent = () => undefined
const names = async (url: string | undefined) => (await ask(url, 'select name from student order by name')).map(({ name }) => name)

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'campus-postgres-'))
})

after(() => rm(folder, { recursive: true, force: true }))

test('a school keeps its rows over a stop and a second start', async () => {
  await writeFile(join(folder, 'data.new-half-made'), 'left by a first start that was cut off')
  const first = await startEmbedded({ folder, log: silent })
  await ask(first.url, "create table student (name text primary key); insert into student values ('陈一')")
  await first.stop()
  await first.stop()
  assert.deepEqual(await findServers(join(folder, 'data'), null), [])

  const second = await startEmbedded({ folder, log: silent })
  assert.deepEqual(await names(second.url), ['陈一'])
  await second.stop()
  assert.deepEqual((await readdir(folder)).sort(), ['data', 'instance.lock', 'log', 'socket'])
})

test('a killed server leaves an orphan that the next start replaces, with every acknowledged row', async () => {
  const killed = await startApart(folder, { env: { PATH: '/nowhere' } })
  await ask(killed.outcome.url, "insert into student values ('林二')")
  await killed.end('SIGKILL')
  assert.deepEqual(await names(killed.outcome.url), ['林二', '陈一'], 'the orphan still serves')

  const lines: string[] = []
  const next = await startEmbedded({ folder, log: (line) => lines.push(line) })
  assert.deepEqual(await names(next.url), ['林二', '陈一'])
  await next.stop()
  assert.match(lines[0] ?? '', /left behind/)
})

test('where the system supports it, the database ends with a killed server', async (t) => {
  const canTell = process.platform === 'linux' && (await run('setpriv', ['--pdeathsig', 'INT', '--', '/bin/true'], null)).succeeded
  if (!canTell) return t.skip('this system has no setpriv --pdeathsig')
  const killed = await startApart(folder)
  assert.ok(killed.outcome.url)
  await killed.end('SIGKILL')
  const data = join(folder, 'data')
  await eventually(async () => (await findServers(data, null)).length === 0 || undefined)
})

test('of two starts at once one wins and the other names it; the winner is not disturbed', async () => {
  const [one, two] = await Promise.all([startApart(folder), startApart(folder)])
  const [winner, loser] = one.outcome.url === undefined ? [two, one] : [one, two]
  assert.equal(loser.outcome.failure, `StartFailure: A Campus server (pid ${winner.pid}) is already running on ${folder}.`)
  assert.deepEqual(await names(winner.outcome.url), ['林二', '陈一'])
  await winner.end('SIGTERM')
  await loser.end('SIGTERM')
})

test('a program that was given the pid of an earlier database is left alone', async (t) => {
  const data = join(folder, 'data')
  const { uid, gid } = await stat(data)
  const stranger = spawn('sleep', ['600'], { stdio: 'ignore', ...(process.getuid?.() === 0 ? { uid, gid } : {}) })
  t.after(() => stranger.kill())
  await writeFile(join(data, 'postmaster.pid'), `${stranger.pid}\n${data}\n1700000000\n5432\n${join(folder, 'socket')}\n\n`)
  const server = await startEmbedded({ folder, log: silent })
  assert.deepEqual(await names(server.url), ['林二', '陈一'])
  await server.stop()
  assert.equal(stranger.exitCode ?? stranger.signalCode, null)
})

test('the log of the database contains errors without their values', async () => {
  const server = await startEmbedded({ folder, log: silent })
  await assert.rejects(ask(server.url, "prepare again(text) as insert into student values ($1); execute again('陈一')"), /duplicate key/)
  await server.stop()
  const logs = await Promise.all((await readdir(join(folder, 'log'))).map((name) => readFile(join(folder, 'log', name), 'utf8')))
  assert.match(logs.join(), /duplicate key/)
  assert.doesNotMatch(logs.join(), /Key \(name\)/)
})
