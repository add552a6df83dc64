import assert from 'node:assert/strict'
import { randomBytes, randomInt } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { newFileKey, openStream, SealBroken, sealedSize, sealStream } from './sealed-stream.ts'

const chunk = 64 * 1024
const sealedChunk = chunk + 16

/** The content as a network brings it: in parts of any length. */
async function* inParts(content: Buffer) {
  for (let at = 0; at < content.length; ) {
    const end = at + randomInt(1, 50_000)
    yield content.subarray(at, end)
    at = end
  }
}

const seal = (content: Buffer, key: Buffer) => buffer(sealStream(inParts(content), key))
const open = (sealed: Buffer, key: Buffer) => buffer(openStream(inParts(sealed), key))

test('every content comes back byte for byte, and has the size that was foretold', async () => {
  const sizes = [0, 1, chunk - 1, chunk, chunk + 1, 2 * chunk, 5 * chunk, ...Array.from({ length: 20 }, () => randomInt(4 * chunk))]
  for (const size of sizes) {
    const [content, key] = [randomBytes(size), newFileKey()]
    const sealed = await seal(content, key)
    assert.equal(sealed.length, sealedSize(size), `${size} bytes`)
    assert.ok((await open(sealed, key)).equals(content), `${size} bytes`)
  }
})

test('nothing of the content can be read in what is kept, and the same content is never sealed alike', async () => {
  const content = Buffer.from('transcript of records '.repeat(9000))
  const [one, two] = [await seal(content, newFileKey()), await seal(content, newFileKey())]
  assert.equal(one.includes('transcript'), false)
  assert.equal(one.equals(two), false)
  assert.equal(one.subarray(0, 32).equals(one.subarray(sealedChunk, sealedChunk + 32)), false)
})

const pieces = (sealed: Buffer) =>
  Array.from({ length: Math.ceil(sealed.length / sealedChunk) }, (_, at) => sealed.subarray(at * sealedChunk, (at + 1) * sealedChunk))

test('a chunk that is swapped, repeated, left out or put behind the end is found out', async () => {
  const key = newFileKey()
  const [a, b, c, d] = pieces(await seal(randomBytes(3 * chunk + 500), key)) as [Buffer, Buffer, Buffer, Buffer]
  const wrong = [[b, a, c, d], [a, a, b, c, d], [a, c, d], [a, b, c], [a], [], [a, b, c, d, d], [a, b, c, d, Buffer.alloc(1)], [d]]
  for (const order of wrong) await assert.rejects(open(Buffer.concat(order), key), SealBroken)
  assert.equal((await open(Buffer.concat([a, b, c, d]), key)).length, 3 * chunk + 500)
})

test('a chunk of another file, and another key, are found out', async () => {
  const [key, other] = [newFileKey(), newFileKey()]
  const content = randomBytes(2 * chunk)
  const [mine, theirs] = [await seal(content, key), await seal(content, other)]
  await assert.rejects(open(mine, other), SealBroken)
  await assert.rejects(open(Buffer.concat([mine.subarray(0, sealedChunk), theirs.subarray(sealedChunk)]), key), SealBroken)
})

test('wherever a byte is changed or the end is cut, it is found out', async () => {
  const key = newFileKey()
  const sealed = await seal(randomBytes(2 * chunk + 77), key)
  for (let round = 0; round < 40; round += 1) {
    const changed = Buffer.from(sealed)
    const at = randomInt(sealed.length)
    changed[at] = (changed[at] ?? 0) ^ (1 << randomInt(8))
    await assert.rejects(open(changed, key), SealBroken, `byte ${at}`)
    await assert.rejects(open(sealed.subarray(0, at), key), SealBroken, `cut at ${at}`)
  }
})
