import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { findWork } from './find-work.ts'
import { sha256 } from './sha256.ts'

const hexOf = (digest: Int32Array) => Array.from(digest, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')

test('our digest is the standard one, for every length around the edges of its blocks', () => {
  for (const length of [0, 1, 3, 31, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000]) {
    const message = Uint8Array.from({ length }, (_, place) => (place * 37 + length) % 256)
    assert.equal(hexOf(sha256(message)), createHash('sha256').update(message).digest('hex'), `${length} bytes`)
  }
})

test('the work found makes the digest begin with the zero bits that were asked for', async () => {
  const work = await findWork('a challenge', 13, new AbortController().signal)
  const digest = createHash('sha256').update(`a challenge:${work}`).digest()
  assert.equal(digest.readUInt16BE(0) >>> 3, 0)
})

test('another challenge asks for other work', async () => {
  const { signal } = new AbortController()
  assert.notEqual(await findWork('one', 12, signal), await findWork('two', 12, signal))
})

test('work that nobody waits for any more ends', async () => {
  const leaving = new AbortController()
  const work = findWork('a challenge', 200, leaving.signal)
  leaving.abort(new Error('left the page'))
  await assert.rejects(work, /left the page/)
})
