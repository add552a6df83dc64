import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type TestContext, test } from 'node:test'
import { freeLocalPort } from '../../testing/servers/local-server.ts'
import { startObjectStore } from '../../testing/servers/object-store.ts'
import { toProviderError } from '../../testing/to-provider-error.ts'
import { type BlobPort, BlobTooLarge, type Kept } from './blobs.ts'
import { folderBlobs } from './folder-blobs.ts'
import { addressOfObject, s3Blobs } from './s3-blobs.ts'

/** What is left where contents wait while they are measured, and what is stored permanently. */
interface Place {
  readonly blobs: BlobPort
  readonly waiting: () => Promise<string[]>
  readonly kept: () => Promise<string[]>
  /** Makes a blob as old as if it had been put a week ago. */
  readonly age: (key: string) => Promise<void>
  /** Lays something of others beside the blobs of a prefix. */
  readonly layBeside: (prefix: string) => Promise<void>
}

const weekAgo = () => new Date(Date.now() - 7 * 86_400_000)

const makeFolder = async (test: TestContext): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'campus-blobs-'))
  test.after(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const places: Record<string, (test: TestContext) => Promise<Place>> = {
  'the folder': async (test) => {
    const folder = await makeFolder(test)
    const kept = async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      return entries.filter((entry) => entry.isFile() && !entry.parentPath.endsWith('incoming')).map(({ name }) => name)
    }
    return {
      blobs: folderBlobs({ folder }),
      waiting: () => readdir(join(folder, 'incoming')),
      kept,
      age: (key) => utimes(join(folder, key.slice(0, 2), key.slice(2, 4), key), weekAgo(), weekAgo()),
      layBeside: (prefix) => writeFile(join(folder, prefix, `${prefix}.bak`), 'of others'),
    }
  },
  'the S3 store': async (test) => {
    const spoolFolder = await makeFolder(test)
    const { settings, objects, keptAt } = await startObjectStore(test)
    return {
      blobs: s3Blobs({ ...settings, spoolFolder }),
      waiting: () => readdir(spoolFolder),
      kept: async () => [...objects.keys()],
      age: async (key) => void keptAt.set(key, weekAgo()),
      layBeside: async (prefix) => {
        objects.set(`${prefix}.bak`, Buffer.from('of others'))
        keptAt.set(`${prefix}.bak`, weekAgo())
      },
    }
  },
}

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')
const streamOf = (content: Buffer, step = 64_000) =>
  Readable.from(Array.from({ length: Math.ceil(content.length / step) }, (_, index) => content.subarray(index * step, (index + 1) * step)))
const listAll = async (blobs: BlobPort, prefix: string): Promise<Kept[]> => {
  const listed: Kept[] = []
  for await (const kept of blobs.list(prefix)) listed.push(kept)
  return listed
}
const content = Buffer.from(Array.from({ length: 1_000_000 }, (_, index) => (index * 7) % 251))

for (const [name, make] of Object.entries(places)) {
  test(`${name} gives back every byte of what it took, under the hash of the content`, async (t) => {
    const { blobs, waiting } = await make(t)
    const { key, size } = await blobs.put(streamOf(content), { maxBytes: content.length })
    assert.deepEqual({ key, size }, { key: hashOf(content), size: content.length })
    assert.equal((await blobs.stat(key))?.size, content.length)
    const stored = await blobs.get(key)
    assert.ok(stored && (await buffer(stored)).equals(content))
    assert.deepEqual(await waiting(), [])
  })

  test(`${name} takes an empty file`, async (t) => {
    const { blobs } = await make(t)
    const { key, size } = await blobs.put(Readable.from([]), { maxBytes: 10 })
    assert.deepEqual({ key, size }, { key: hashOf(Buffer.alloc(0)), size: 0 })
    const stored = await blobs.get(key)
    assert.ok(stored && (await buffer(stored)).length === 0)
  })

  test(`${name} stores the same content once, also with concurrent writes`, async (t) => {
    const { blobs, kept, waiting } = await make(t)
    const [one, two] = await Promise.all([1, 2].map(() => blobs.put(streamOf(content), { maxBytes: 2_000_000 })))
    const three = await blobs.put(streamOf(content, 1000), { maxBytes: 2_000_000 })
    assert.deepEqual(one, two)
    assert.deepEqual(one, three)
    assert.deepEqual(await kept(), [hashOf(content)])
    assert.deepEqual(await waiting(), [])
  })

  test(`${name} refuses a file of one byte too many and keeps nothing of it`, async (t) => {
    const { blobs, kept, waiting } = await make(t)
    await assert.rejects(blobs.put(streamOf(content), { maxBytes: content.length - 1 }), BlobTooLarge)
    assert.deepEqual([...(await kept()), ...(await waiting())], [])
  })

  test(`${name} keeps nothing of an upload that breaks off`, async (t) => {
    const { blobs, kept, waiting } = await make(t)
    const broken = async function* () {
      yield content.subarray(0, 1000)
      throw new Error('the phone lost its network')
    }
    await assert.rejects(blobs.put(Readable.from(broken()), { maxBytes: 2_000_000 }), /lost its network/)
    assert.deepEqual([...(await kept()), ...(await waiting())], [])
  })

  test(`${name} lists what begins with two digits, page after page, and nothing else`, async (t) => {
    const { blobs, layBeside } = await make(t)
    const texts = Array.from({ length: 2000 }, (_, index) => Buffer.from(`text ${index}`))
    const [same, other] = [
      texts.filter((text) => hashOf(text).startsWith('5a')).slice(0, 5),
      texts.find((text) => hashOf(text).startsWith('5b')),
    ]
    assert.ok(same.length === 5 && other)
    for (const text of [...same, other]) await blobs.put(streamOf(text), { maxBytes: 100 })
    await layBeside('5a')
    const listed = await listAll(blobs, '5a')
    assert.deepEqual(listed.map(({ key }) => key).toSorted(), same.map(hashOf).toSorted())
    assert.ok(listed.every(({ keptAt }) => Math.abs(keptAt.getTime() - Date.now()) < 60_000))
    assert.deepEqual(await listAll(blobs, '00'), [])
  })

  test(`${name} makes young again what is put again`, async (t) => {
    const { blobs, age } = await make(t)
    const { key } = await blobs.put(streamOf(content), { maxBytes: content.length })
    await age(key)
    const isOld = async () => ((await blobs.stat(key))?.keptAt ?? new Date()) < new Date(Date.now() - 86_400_000)
    assert.equal(await isOld(), true)
    await blobs.put(streamOf(content), { maxBytes: content.length })
    assert.equal(await isOld(), false)
  })

  test(`${name} keeps a note under its name, the newest, and lists none of them as a file`, async (t) => {
    const { blobs, waiting } = await make(t)
    assert.equal(await blobs.readNote('heads'), undefined)
    await blobs.writeNote('heads', '{"first":"一"}')
    await blobs.writeNote('heads', '{"second":"二"}')
    assert.equal(await blobs.readNote('heads'), '{"second":"二"}')
    assert.deepEqual(await waiting().catch(() => []), [])
    for (const wrong of ['../heads', 'heads/../../x', 'HEADS', ''])
      await assert.rejects(async () => blobs.writeNote(wrong, ''), /cannot be called/)
    assert.deepEqual(await listAll(blobs, 'no'), [])
  })

  test(`${name} has nothing under a key that was removed, never given, or is no key`, async (t) => {
    const { blobs } = await make(t)
    const { key } = await blobs.put(streamOf(content), { maxBytes: 2_000_000 })
    await blobs.remove(key)
    await blobs.remove(key)
    for (const wrong of [key, '0'.repeat(64), '../../etc/passwd', key.toUpperCase(), '']) {
      assert.equal(await blobs.get(wrong), undefined)
      assert.equal(await blobs.stat(wrong), undefined)
      await blobs.remove(wrong)
    }
  })
}

test('what a killed process left half-written is deleted after a day, and only that', async (t) => {
  const folder = await makeFolder(t)
  const incoming = join(folder, 'incoming')
  await mkdir(incoming)
  const names = ['campus-00000000-0000-4000-8000-000000000001.spool', 'campus-00000000-0000-4000-8000-000000000002.spool', 'other.txt']
  for (const name of names) await writeFile(join(incoming, name), 'half')
  const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000)
  for (const name of [names[0], names[2]]) await utimes(join(incoming, name ?? ''), longAgo, longAgo)
  await folderBlobs({ folder }).put(streamOf(content), { maxBytes: 2_000_000 })
  assert.deepEqual((await readdir(incoming)).sort(), names.slice(1))
})

test('an S3 store with another secret, a missing one and a failing one are distinguished', async (t) => {
  const store = await startObjectStore(t)
  const put = (settings: typeof store.settings) => s3Blobs(settings).put(streamOf(content), { maxBytes: 2_000_000 })
  await assert.rejects(
    put({ ...store.settings, secretAccessKey: 'another secret' }),
    toProviderError('misconfigured', 'HTTP 403', ['another secret']),
  )
  const gone = `http://127.0.0.1:${await freeLocalPort()}`
  await assert.rejects(put({ ...store.settings, endpoint: gone }), toProviderError('unreachable'))
  store.break()
  await assert.rejects(put(store.settings), toProviderError('unreachable', 'HTTP 503'))
  assert.deepEqual([...store.objects.keys()], [])
})

test('the bucket is a folder of the host, or its own host', () => {
  const where = { endpoint: 'https://s3.example.com', bucket: 'campus' }
  assert.equal(addressOfObject({ ...where, pathStyle: true }, 'k'), 'https://s3.example.com/campus/k')
  assert.equal(addressOfObject({ ...where, pathStyle: false }, 'k'), 'https://campus.s3.example.com/k')
})
