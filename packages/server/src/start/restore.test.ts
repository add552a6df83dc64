import assert from 'node:assert/strict'
import { mkdir, open, readdir, rm, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { after, before, test } from 'node:test'
import { beginBackup, finishBackup, listBackups, type Manifest } from '../platform/backup/backup-folder.ts'
import { withClient } from '../platform/backup/restore-snapshot.ts'
import { backupKeyOf } from '../platform/backup/sealed-file.ts'
import { followLog, takeBackup } from '../platform/backup/take-backup.ts'
import { readConfig } from '../platform/config/config.ts'
import { startEmbedded } from '../platform/postgres/embedded.ts'
import { folderBlobs } from '../ports/blobs/folder-blobs.ts'
import { openScratchPostgres } from '../testing/scratch-postgres.ts'
import { openDataFolder } from '../testing/server-process.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { restore } from './restore.ts'

const key = backupKeyOf('a1'.repeat(32))
const moment = () => new Promise((resolve) => setTimeout(resolve, 20))

let data: Awaited<ReturnType<typeof openDataFolder>>
let backups: Awaited<ReturnType<typeof openDataFolder>>
before(async () => {
  data = await openDataFolder()
  backups = await openDataFolder()
})
after(() => Promise.all([data.remove(), backups.remove()]))

const config = () => readConfig({ CAMPUS_DATA: data.folder }, data.folder)
const place = () => ({ root: backups.folder, key })
const blobs = () => folderBlobs({ folder: join(data.folder, 'blobs') })
const startServer = () => startEmbedded({ folder: join(data.folder, 'postgres'), log: () => {} })
const bring = (until?: Date) => restore(config(), { ...place(), until, replaces: true })

const notesIn = async () => {
  const server = await startServer()
  try {
    return await withClient(server.url, async (client) =>
      (await client.query<{ text: string }>('select text from note order by text')).rows.map(({ text }) => text),
    )
  } finally {
    await server.stop()
  }
}

test('a lost server comes back as it was at a moment between two writes, or with all of them, and its files too', async () => {
  const server = await startServer()
  const database = { url: server.serverUrl, embedded: { ownerUrl: server.url, dataFolder: server.dataFolder } }
  const write = (text: string) => withClient(server.url, (client) => client.query('insert into note values ($1)', [text]))
  await withClient(server.url, (client) => client.query('create table migration (name text); create table note (text text)'))
  await write('in the base copy')
  const first = await blobs().put(Readable.from(['an early file']), { maxBytes: 100 })
  const take = (files = blobs()) => takeBackup({ ...place(), database, files, notes: { auditheads: 'signed ends' }, now: new Date() })
  const broken = { ...blobs(), list: (): never => assert.fail('the disk is gone') }
  await assert.rejects(take(broken), /disk is gone/)
  assert.deepEqual(
    [(await readdir(backups.folder)).length, await listBackups(backups.folder)],
    [1, []],
    'a broken run looks like no backup',
  )
  const { bytes } = await take()
  assert.ok(bytes > 100_000)
  assert.equal((await readdir(backups.folder)).filter((name) => name.endsWith('.unfinished')).length, 0)
  await write('before the moment')
  await moment()
  const between = new Date()
  await moment()
  await write('after the moment')
  assert.equal(await followLog(place(), database.embedded), true)
  assert.equal(await followLog(place(), database.embedded), true)
  await server.stop()
  await rm(data.folder, { recursive: true })

  const { files, reaches } = await bring(between)
  assert.deepEqual([files, reaches], [1, between])
  assert.deepEqual(await notesIn(), ['before the moment', 'in the base copy'])
  assert.ok(await blobs().stat(first.key))
  assert.equal(await blobs().readNote('auditheads'), 'signed ends')
  await bring()
  assert.deepEqual(await notesIn(), ['after the moment', 'before the moment', 'in the base copy'])
  assert.ok(
    (await readdir(join(data.folder, 'postgres'))).some((name) => name.startsWith('data.before-')),
    'the other one is kept',
  )
})

test('an empty database of a server of its own is filled from the newest backup before the moment, with the files; one that holds something is left alone', async () => {
  const [source, target] = [await openTestDatabase(), await openScratchPostgres()]
  const [kept, elsewhere] = [await openDataFolder(), await openDataFolder()]
  const at = { root: kept.folder, key }
  const files = folderBlobs({ folder: join(elsewhere.folder, 'there') })
  const ownerOf = (url: string) => withClient(url, (client) => client.query<{ name: string }>('select name from school order by name'))
  const namesIn = async (url: string) => (await ownerOf(url)).rows.map(({ name }) => name)
  const addSchool = (name: string) =>
    withClient(source.url, (client) =>
      client.query('insert into school (name, name_en, name_tw, code) values ($1, $1, $1, $2)', [name, name.replaceAll(' ', '-')]),
    )
  const take = () => takeBackup({ ...at, database: { url: source.url, embedded: undefined }, files, notes: {}, now: new Date() })
  try {
    await addSchool('First school')
    const { key: file } = await files.put(Readable.from(['a file of the school']), { maxBytes: 100 })
    const { takenAt } = await take()
    await moment()
    const between = new Date()
    await moment()
    await addSchool('Second school')
    await take()
    const bringTo = (url: string, request: Partial<Parameters<typeof restore>[1]> = {}) =>
      restore(readConfig({ CAMPUS_DATA: elsewhere.folder, DATABASE_URL: url }, elsewhere.folder), {
        ...at,
        until: undefined,
        replaces: false,
        ...request,
      })
    const [one, other] = [await target.makeDatabase('restored'), await target.makeDatabase('restored')]
    const earlier = await bringTo(one, { until: between })
    assert.deepEqual([earlier.reaches, earlier.files, await namesIn(one)], [takenAt, 1, ['First school']])
    assert.ok(await folderBlobs({ folder: join(elsewhere.folder, 'blobs') }).stat(file))
    await assert.rejects(bringTo(one), { name: 'BackupFault', message: /^The database is not empty: restore into a new one/ })
    await assert.rejects(bringTo(other, { replaces: true }), {
      name: 'BackupFault',
      message: /^--replace moves the embedded database aside/,
    })
    await assert.rejects(bringTo(other, { until: new Date('2020-01-01') }), { name: 'BackupFault', message: /^No backup in .* is older/ })
    await assert.rejects(bringTo(other, place()), { name: 'BackupFault', message: /embedded server: restore it without DATABASE_URL/ })
    await bringTo(other)
    assert.deepEqual(await namesIn(other), ['First school', 'Second school'])
    assert.deepEqual(await namesIn(one), ['First school'], 'who was refused touched nothing')
  } finally {
    await Promise.all([source.close(), target.close(), kept.remove(), elsewhere.remove()])
  }
})

test('backups of one second are listed in the order in which they were taken', async () => {
  const { folder, remove } = await openDataFolder()
  const manifest: Manifest = {
    format: 1,
    kind: 'snapshot',
    takenAt: new Date(),
    migrations: [],
    tables: {},
    files: [],
    notes: {},
    bytes: 0,
  }
  const taken: string[] = []
  try {
    for (let ms = 1; ms <= 6; ms += 1)
      taken.push((await finishBackup(await beginBackup(folder, new Date(2026, 0, 1, 0, 0, 0, ms)), manifest, key)).name)
    assert.deepEqual(
      (await listBackups(folder)).map(({ name }) => name),
      taken,
    )
  } finally {
    await remove()
  }
})

test('a wrong key, a cut or newer backup, and a moment that no backup reaches are refused, and nothing is touched', async () => {
  const [backup] = await listBackups(backups.folder)
  assert.ok(backup)
  const before = (await stat(join(data.folder, 'postgres', 'data'))).ino
  const refusal = async (words: RegExp, request: Partial<Parameters<typeof restore>[1]> = {}) =>
    assert.rejects(restore(config(), { ...place(), until: undefined, replaces: true, ...request }), { name: 'BackupFault', message: words })
  await refusal(/^The key does not fit/, { key: backupKeyOf('another password of an operator') })
  await refusal(/There is a database in .*: say --replace/, { replaces: false })
  await refusal(/^The newest backup reaches to 20/, { until: new Date(Date.now() + 60_000) })
  await refusal(/^No backup in .* is older than 2020/, { until: new Date('2020-01-01T00:00:00Z') })
  await refusal(/^There is no whole backup in/, { root: join(backups.folder, 'elsewhere') })

  const path = join(backup.folder, 'data')
  const { size } = await stat(path)
  await truncate(path, size - 40)
  await refusal(/data was cut or changed\.$/)
  await truncate(path, size - 70_000)
  await refusal(/data was cut or changed\.$|ends too early/)
  const newer: Manifest = { format: 1, kind: 'snapshot', takenAt: new Date(), files: [], notes: {}, bytes: 0, tables: {}, migrations: [] }
  const unfinished = async (name: string, manifest: Manifest) => {
    const folder = join(backups.folder, `${name}.unfinished`)
    await mkdir(folder)
    await finishBackup({ name, folder }, manifest, key)
  }
  await unfinished('2098-01-01T00-00-00Z-000000', { ...newer, migrations: ['9999-later.sql'] })
  await refusal(/was made by a newer version of Campus \(9999-later\.sql\): use that version\.$/)
  await unfinished('2099-01-01T00-00-00Z-000000', { ...newer, format: 2 })
  await refusal(/was made by a newer version of Campus: use that version\.$/)
  await using file = await open(join(backups.folder, '2099-01-01T00-00-00Z-000000', 'manifest'), 'r+')
  await file.truncate(10)
  await refusal(/is no whole file of a backup\.$/)
  assert.equal((await stat(join(data.folder, 'postgres', 'data'))).ino, before)
})
