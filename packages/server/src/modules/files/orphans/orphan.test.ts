import assert from 'node:assert/strict'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { type TestContext, test } from 'node:test'
import { startImport } from '@campus/contract/administration/people-import.ts'
import { uploadFile } from '@campus/contract/files/own-files.ts'
import { type Ctx, systemContext } from '../../../context/context.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import { runText } from '../../../platform/db/sql.ts'
import { later } from '../../../platform/time/clock.ts'
import type { BlobPort } from '../../../ports/blobs/blobs.ts'
import { tryLockRemoval } from '../../../ports/blobs/put-blob.ts'
import { s3Blobs } from '../../../ports/blobs/s3-blobs.ts'
import { enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { startObjectStore } from '../../../testing/servers/object-store.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { uploadTo } from '../../../testing/upload.ts'
import { namingTables } from '../named-blob.repository.ts'
import { dropBlobIfUnused } from '../unused-blob.service.ts'
import { sweepOrphans } from './orphan.service.ts'

const campus = useTestCampus()
const day = 86_400

const stores: Record<string, (test: TestContext) => Promise<BlobPort>> = {
  'the folder': async () => campus().base.services.blobs,
  'the S3 store': async (test) => s3Blobs((await startObjectStore(test)).settings),
}

const contextOn = (blobs: BlobPort, seconds: number): Ctx => {
  const { base } = campus()
  return { ...systemContext(base), services: { ...base.services, blobs }, now: () => later(new Date(), seconds) }
}

let texts = 0
const pdf = () => {
  texts += 1
  return Buffer.from(`%PDF-1.4\n% ${texts}\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n`)
}
const keyOf = (content: Buffer) => sha256(content).toString('hex')
const put = async (blobs: BlobPort) => (await blobs.put(Readable.from([pdf()]), { maxBytes: 1000 })).key

const nameIt = async (blobKey: string) => {
  const { person, schoolId } = await enter(campus())
  const row = { school_id: schoolId, owner_id: person.id, blob_key: blobKey, size: 1, content_type: 'application/pdf', name: 'a.pdf' }
  await campus().base.sql.insertInto('file').values(row).execute()
}

/** One whole round of the sweep, from an hour on. */
const sweepFrom = async (blobs: BlobPort, seconds: number, change: (ctx: Ctx) => Ctx = (ctx) => ctx) => {
  for (let hour = 0; hour < 24; hour += 1) await sweepOrphans(change(contextOn(blobs, seconds + hour * 3600)))
}

const queued = async (): Promise<Set<unknown>> => {
  const { rows } = await runText(campus().base.sql, "select data->>'blobKey' as key from pgboss.job where name = 'files.drop_blob'")
  return new Set(rows.map(({ key }) => key))
}

for (const [name, open] of Object.entries(stores)) {
  test(`${name} loses unreferenced files after a day, not before, and no referenced file`, async (t) => {
    const blobs = await open(t)
    const [orphan, named, namedLate] = [await put(blobs), await put(blobs), await put(blobs)]
    await nameIt(named)
    await sweepFrom(blobs, -day)
    assert.equal((await queued()).has(orphan), false)
    await sweepFrom(blobs, day + 60)
    const dropped = await queued()
    assert.deepEqual(
      [orphan, named, namedLate].map((key) => dropped.has(key)),
      [true, false, true],
    )
    await nameIt(namedLate)
    for (const key of [orphan, named, namedLate]) await dropBlobIfUnused(contextOn(blobs, day + 700), key)
    const left = await Promise.all([orphan, named, namedLate].map(async (key) => (await blobs.stat(key)) !== undefined))
    assert.deepEqual(left, [false, true, true])
  })

  test(`${name} keeps what was put again a moment ago, although nothing names it yet`, async (t) => {
    const blobs = await open(t)
    const key = await put(blobs)
    await dropBlobIfUnused(contextOn(blobs, 60), key)
    assert.ok(await blobs.stat(key))
    await dropBlobIfUnused(contextOn(blobs, 600), key)
    assert.equal(await blobs.stat(key), undefined)
  })
}

test('a store that another database filled is left alone', async (t) => {
  const blobs = await stores['the S3 store']?.(t)
  assert.ok(blobs)
  const keys: string[] = []
  while (keys.length < 24) {
    const content = pdf()
    if (!['00', '18', '30', '48'].some((prefix) => keyOf(content).startsWith(prefix))) continue
    keys.push((await blobs.put(Readable.from([content]), { maxBytes: 1000 })).key)
  }
  await sweepFrom(blobs, 2 * day)
  const dropped = await queued()
  assert.deepEqual(
    keys.filter((key) => dropped.has(key)),
    [],
  )
})

test('the sweep can be turned off for trying out an older backup', async (t) => {
  const blobs = await stores['the S3 store']?.(t)
  assert.ok(blobs)
  const key = await put(blobs)
  await sweepFrom(blobs, 2 * day, (ctx) => ({
    ...ctx,
    services: { ...ctx.services, config: { ...ctx.services.config, SWEEP_FILES: false } },
  }))
  assert.equal((await queued()).has(key), false)
})

test('an upload whose form is refused leaves bytes that the sweep finds', async () => {
  const { blobs } = campus().base.services
  const { token } = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  await sweepFrom(blobs, day + 60)
  const known = await queued()
  const { error } = await uploadTo(campus().url, startImport, token, Buffer.from('number,name\n1,张三\n'), 'a.csv', { kind: 'dragon' })
  assert.equal(error, 'bad_input')
  await sweepFrom(blobs, day + 60)
  // Its bytes lie encrypted, so that nobody else knows their name.
  const key = [...(await queued())].find((one) => !known.has(one))
  assert.ok(await blobs.stat(String(key)))
})

const filesNaming = async (key: string) =>
  (await campus().base.sql.selectFrom('file').where('blob_key', '=', key).select('id').execute()).length

const isSomebodyWaiting = async () => {
  const { rows } = await runText(
    campus().base.sql,
    "select 1 from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())",
  )
  return rows.length > 0 || undefined
}

test('bytes that leave the store while they are uploaded again are refused, so that no row names nothing', async () => {
  const { sql, services } = campus().base
  const { token } = await enter(campus())
  const content = pdf()
  const key = keyOf(content)
  const answer = await sql.transaction().execute(async (tx) => {
    assert.equal(await tryLockRemoval(tx, key), true)
    const uploading = uploadTo(campus().url, uploadFile, token, content, 'a.pdf')
    await eventually(isSomebodyWaiting)
    await services.blobs.remove(key)
    return { uploading }
  })
  assert.equal((await answer.uploading).error, 'system_exception')
  assert.equal(await filesNaming(key), 0)
  assert.equal((await uploadTo(campus().url, uploadFile, token, content, 'a.pdf')).code, 200)
  assert.equal(await filesNaming(key), 1)
})

test('the same forgotten bytes, uploaded by several while they are dropped: what a row names is there', async () => {
  const { base } = campus()
  const { token } = await enter(campus())
  const pathOf = (key: string) => join(base.services.config.dataFolder, 'blobs', key.slice(0, 2), key.slice(2, 4), key)
  for (let round = 0; round < 8; round += 1) {
    const content = pdf()
    const { key } = await base.services.blobs.put(Readable.from([content]), { maxBytes: 1000 })
    await utimes(pathOf(key), new Date(0), new Date(0))
    const actions = [1, 2, 3].map(() => uploadTo(campus().url, uploadFile, token, content, 'a.pdf'))
    const drops = [1, 2, 3].map(() => dropBlobIfUnused(systemContext(base), key))
    const answers = await Promise.all(actions)
    await Promise.all(drops)
    const taken = answers.filter(({ code }) => code === 200).length
    assert.equal(await filesNaming(key), taken)
    assert.equal((await base.services.blobs.stat(key)) !== undefined, taken > 0)
  }
})

test('every column of the database that references bytes is queried by the sweep', async () => {
  const { rows } = await runText(
    campus().base.sql,
    "select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public' and column_name ~ 'blob'",
  )
  assert.deepEqual(rows.map(({ name }) => String(name)).toSorted(), namingTables.map((table) => `${table}.blob_key`).toSorted())
})
