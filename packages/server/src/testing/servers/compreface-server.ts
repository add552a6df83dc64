import type { TestContext } from 'node:test'
import { type Asked, type Reply, serveLocally } from './local-server.ts'

const compreFaceKey = '9f1b7c1e-0000-4000-8000-000000000001'

/** A vector that depends on the bytes of a picture. */
const embeddingOf = (picture: Uint8Array) =>
  Array.from({ length: 128 }, (_, index) => Math.sin((picture[(index * 37) % picture.length] ?? 0) + index))

const readPictures = async ({ body, headers }: Asked) => {
  const form = await new Response(Buffer.from(body), { headers: { 'content-type': headers['content-type'] ?? '' } }).formData()
  const read = async (name: string) => {
    const file = form.get(name)
    return file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : undefined
  }
  return { source: await read('source_image'), target: await read('target_image') }
}

const verify = async (asked: Asked): Promise<Reply> => {
  const { source, target } = await readPictures(asked)
  if (!source || !target) return { status: 400, body: { message: 'Required part is not present', code: 19 } }
  if (Math.max(source.length, target.length) > 5 * 1024 * 1024) return { status: 400, body: { message: 'Image is too large', code: 37 } }
  const wantsVectors = asked.url.searchParams.get('face_plugins') === 'calculator'
  const face = (picture: Uint8Array) => ({
    box: { probability: 0.99, x_max: 200, y_max: 200, x_min: 50, y_min: 50 },
    ...(wantsVectors ? { embedding: embeddingOf(picture) } : {}),
  })
  return {
    body: {
      result: [{ source_image_face: face(source), face_matches: [{ ...face(target), similarity: 0.97 }] }],
      plugins_versions: { calculator: 'facenet.Calculator' },
    },
  }
}

/** Speaks the verification service of CompreFace, its refusals included; `answer` may say something else first. */
export const startCompreFace = async (
  test: TestContext,
  answer: (asked: Asked) => Reply | Promise<Reply> | undefined = () => undefined,
) => {
  const asked: Asked[] = []
  const baseUrl = await serveLocally(test, async (request) => {
    asked.push(request)
    if (request.headers['x-api-key'] !== compreFaceKey) return { status: 401, body: { message: 'Service API key not found', code: 40 } }
    const other = await answer(request)
    if (other) return other
    if (request.method === 'POST' && request.url.pathname === '/api/v1/verification/verify') return verify(request)
    return { status: 404 }
  })
  return { asked, settings: { baseUrl, apiKey: compreFaceKey } }
}
