import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Zip, ZipDeflate } from 'fflate'
import { unzipStream } from './unzip-stream.ts'

const kilobyte = 1024
const part = 64 * kilobyte

/** A ZIP that says nowhere how large its files are, as one that is written while it is sent. */
const streamed = (files: Readonly<Record<string, number>>): Buffer[] => {
  const chunks: Buffer[] = []
  const zip = new Zip((_, chunk) => void chunks.push(Buffer.from(chunk)))
  for (const [name, parts] of Object.entries(files)) {
    const file = new ZipDeflate(name, { level: 9 })
    zip.add(file)
    for (let at = 0; at < parts; at += 1) file.push(new Uint8Array(part), at === parts - 1)
  }
  zip.end()
  const whole = Buffer.concat(chunks)
  return Array.from({ length: Math.ceil(whole.length / 256) }, (_, at) => whole.subarray(at * 256, (at + 1) * 256))
}

const read = async (chunks: readonly Buffer[], maxTotalBytes: number) => {
  const found: [string, number | undefined][] = []
  const parts = (async function* () {
    yield* chunks
  })()
  for await (const { name, content } of unzipStream(parts, { maxBytes: 2 * part, maxFiles: 10, maxTotalBytes }))
    found.push([name, content?.length])
  return found
}

test('a file that is too large is unpacked no further, and the next one is read', async () => {
  const chunks = streamed({ 'bomb.jpg': 200, 'small.jpg': 1 })
  assert.deepEqual(await read(chunks, 40 * part), [
    ['bomb.jpg', undefined],
    ['small.jpg', part],
  ])
})

test('files that are too large together are refused', async () => {
  const chunks = streamed({ 'a.jpg': 2, 'b.jpg': 2, 'c.jpg': 2 })
  await assert.rejects(read(chunks, 5 * part), { why: 'too_large' })
})
