import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFace } from '../../testing/faces.ts'
import { startCompreFace } from '../../testing/servers/compreface-server.ts'
import type { Reply } from '../../testing/servers/local-server.ts'
import { compreFaces } from './compreface.ts'
import { compreFaceClient } from './compreface-client.ts'
import { FacesBusy } from './face-port.ts'

const picture = Uint8Array.from({ length: 500 }, (_, index) => index % 251)
const other = Uint8Array.from({ length: 500 }, (_, index) => (index * 7) % 251)

const lengthOf = (vector: Float32Array) => Math.hypot(...vector)

test('CompreFace gives the vectors of two pictures, of length one, and hears no name', async (t) => {
  const { asked, settings } = await startCompreFace(t)
  const vectors = await compreFaceClient(settings).vectorsOf(picture, other)
  assert.ok(vectors)
  for (const vector of vectors) assert.ok(vector.length === 128 && Math.abs(lengthOf(vector) - 1) < 1e-5)
  assert.notDeepEqual(vectors[0], vectors[1])
  assert.equal(asked[0]?.url.search, '?face_plugins=calculator&limit=1')
})

test('a wrong key is a matter of the settings', async (t) => {
  const { settings } = await startCompreFace(t)
  await assert.rejects(compreFaceClient({ ...settings, apiKey: 'wrong' }).vectorsOf(picture, other), { kind: 'misconfigured', code: '40' })
})

test('a picture without a face has no vector', async (t) => {
  const { settings } = await startCompreFace(t, () => ({ status: 400, body: { message: 'No face is found in the given image', code: 28 } }))
  assert.equal(await compreFaceClient(settings).vectorsOf(picture, other), undefined)
})

test('one that is throttled, broken, silent or lies is not believed', async (t) => {
  const embedding = Array.from({ length: 128 }, () => 0.1)
  const result = (source: unknown, target: unknown): Reply => ({
    body: { result: [{ source_image_face: { embedding: source }, face_matches: [{ embedding: target, similarity: 1 }] }] },
  })
  const answers: readonly Reply[] = [
    { status: 429, body: { message: 'Too many requests' } },
    { status: 500, body: 'oops' },
    { status: 302, headers: { location: 'http://127.0.0.1:1/' } },
    { body: '<html>' },
    { body: { result: [] } },
    result(undefined, embedding),
    result(embedding, embedding.slice(1)),
    result(embedding.with(3, Number.NaN), embedding),
    result(
      embedding.map(() => 0),
      embedding,
    ),
    { body: { result: [{ source_image_face: { embedding }, face_matches: [] }] } },
    { body: JSON.stringify({ result: 'x'.repeat(300_000) }) },
  ]
  for (const answer of answers) {
    const { settings } = await startCompreFace(t, () => answer)
    await assert.rejects(
      compreFaceClient(settings).vectorsOf(picture, other),
      { name: 'OutsideFailure' },
      JSON.stringify(answer).slice(0, 80),
    )
  }
  const { settings } = await startCompreFace(t, () => new Promise<Reply>(() => {}))
  await assert.rejects(compreFaceClient({ ...settings, timeoutMs: 200 }).vectorsOf(picture, other), { code: 'timeout' })
})

test('photos are judged here and compared by the vectors of CompreFace', async (t) => {
  const { settings } = await startCompreFace(t)
  const faces = compreFaces({ ...settings, workers: 1, model: 'facenet' })
  t.after(() => faces.close())
  const { checks, vector } = await faces.judge(await readFace(3))
  assert.equal(checks[0]?.verdict, 'good')
  assert.equal(vector?.length, 128)
  assert.equal(faces.modelId, 'compreface-facenet')
})

test('while CompreFace is away, people are told that faces are busy', async (t) => {
  const { settings } = await startCompreFace(t, () => ({ status: 503 }))
  const faces = compreFaces({ ...settings, workers: 1, model: 'facenet' })
  t.after(() => faces.close())
  await assert.rejects(faces.judge(await readFace(3)), FacesBusy)
})
