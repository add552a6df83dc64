import assert from 'node:assert/strict'
import { randomBytes, randomInt } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { DecryptionFailed, decryptStream, encryptedSize, encryptStream, newFileKey } from './encrypted-stream.ts'

const chunk = 64 * 1024
const encryptedChunk = chunk + 16

/** The content as a network brings it: in parts of any length. */
async function* inParts(content: Buffer) {
  for (let at = 0; at < content.length; ) {
    const end = at + randomInt(1, 50_000)
    yield content.subarray(at, end)
    at = end
  }
}

const seal = (content: Buffer, key: Buffer) => buffer(encryptStream(inParts(content), key))
const open = (encrypted: Buffer, key: Buffer) => buffer(decryptStream(inParts(encrypted), key))

test('every content round-trips byte for byte, and has the predicted size', async () => {
  const sizes = [0, 1, chunk - 1, chunk, chunk + 1, 2 * chunk, 5 * chunk, ...Array.from({ length: 20 }, () => randomInt(4 * chunk))]
  for (const size of sizes) {
    const [content, key] = [randomBytes(size), newFileKey()]
    const encrypted = await seal(content, key)
    assert.equal(encrypted.length, encryptedSize(size), `${size} bytes`)
    assert.ok((await open(encrypted, key)).equals(content), `${size} bytes`)
  }
})

test('nothing of the content can be read in the stored bytes, and the same content never gives the same ciphertext', async () => {
  const content = Buffer.from('transcript of records '.repeat(9000))
  const [one, two] = [await seal(content, newFileKey()), await seal(content, newFileKey())]
  assert.equal(one.includes('transcript'), false)
  assert.equal(one.equals(two), false)
  assert.equal(one.subarray(0, 32).equals(one.subarray(encryptedChunk, encryptedChunk + 32)), false)
})

const pieces = (encrypted: Buffer) =>
  Array.from({ length: Math.ceil(encrypted.length / encryptedChunk) }, (_, at) =>
    encrypted.subarray(at * encryptedChunk, (at + 1) * encryptedChunk),
  )

test('a chunk that is swapped, repeated, left out or put behind the end is found out', async () => {
  const key = newFileKey()
  const [a, b, c, d] = pieces(await seal(randomBytes(3 * chunk + 500), key)) as [Buffer, Buffer, Buffer, Buffer]
  const wrong = [[b, a, c, d], [a, a, b, c, d], [a, c, d], [a, b, c], [a], [], [a, b, c, d, d], [a, b, c, d, Buffer.alloc(1)], [d]]
  for (const order of wrong) await assert.rejects(open(Buffer.concat(order), key), DecryptionFailed)
  assert.equal((await open(Buffer.concat([a, b, c, d]), key)).length, 3 * chunk + 500)
})

test('a chunk of another file, and another key, are found out', async () => {
  const [key, other] = [newFileKey(), newFileKey()]
  const content = randomBytes(2 * chunk)
  const [mine, theirs] = [await seal(content, key), await seal(content, other)]
  await assert.rejects(open(mine, other), DecryptionFailed)
  await assert.rejects(open(Buffer.concat([mine.subarray(0, encryptedChunk), theirs.subarray(encryptedChunk)]), key), DecryptionFailed)
})

test('wherever a byte is changed or the end is cut, it is found out', async () => {
  const key = newFileKey()
  const encrypted = await seal(randomBytes(2 * chunk + 77), key)
  for (let round = 0; round < 40; round += 1) {
    const changed = Buffer.from(encrypted)
    const at = randomInt(encrypted.length)
    changed[at] = (changed[at] ?? 0) ^ (1 << randomInt(8))
    await assert.rejects(open(changed, key), DecryptionFailed, `byte ${at}`)
    await assert.rejects(open(encrypted.subarray(0, at), key), DecryptionFailed, `cut at ${at}`)
  }
})
