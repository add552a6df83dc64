import { z } from 'zod'
import { fetchBounded } from '../../platform/http-client/fetch-bounded.ts'
import { OutsideFailure } from '../../platform/http-client/outside-failure.ts'

export interface CompreFaceSettings {
  readonly baseUrl: string
  readonly apiKey: string
  readonly timeoutMs?: number
}

const provider = 'compreface'
const defaultTimeoutMs = 15_000
/** Two vectors of 512 numbers each. */
const maxAnswerBytes = 200_000
/** What it answers where a picture shows no face. */
const noFace = 28

const Embedding = z.array(z.number()).min(64).max(4096)
const Verified = z.object({
  result: z
    .array(z.object({ source_image_face: z.object({ embedding: Embedding }), face_matches: z.array(z.object({ embedding: Embedding })) }))
    .length(1),
})
const Refused = z.object({ code: z.number().optional(), message: z.string().optional() })

const failureOf = (status: number, code: number | undefined) => {
  const word = code === undefined ? `HTTP ${status}` : String(code)
  if (status === 401 || status === 403) return new OutsideFailure(provider, 'misconfigured', 'does not accept the key', word)
  if (status >= 500 || status === 429) return new OutsideFailure(provider, 'unreachable', 'does not work at the moment', word)
  return new OutsideFailure(provider, 'refused', 'did not take the pictures', word)
}

const toUnit = (numbers: readonly number[]): Float32Array => {
  const length = Math.hypot(...numbers)
  if (!(length > 0)) throw new OutsideFailure(provider, 'unreachable', 'the answer is not in its own format')
  return Float32Array.from(numbers, (number) => number / length)
}

const readJson = async (response: Response): Promise<unknown> => response.json().catch(() => undefined)

/**
 * The verification service of a CompreFace on the campus: the vectors of two pictures. Its own similarity is not used, because what
 * counts as one person is decided here. Pictures are sent without a name and not kept there.
 */
export const compreFaceClient = ({ baseUrl, apiKey, timeoutMs = defaultTimeoutMs }: CompreFaceSettings) => {
  const ask = async (source: Uint8Array, target: Uint8Array) => {
    const body = new FormData()
    body.set('source_image', new Blob([Buffer.from(source)], { type: 'image/jpeg' }), 'source.jpg')
    body.set('target_image', new Blob([Buffer.from(target)], { type: 'image/jpeg' }), 'target.jpg')
    const url = new URL(`${baseUrl}/api/v1/verification/verify`)
    url.search = new URLSearchParams({ face_plugins: 'calculator', limit: '1' }).toString()
    const init = { method: 'POST', headers: { 'x-api-key': apiKey }, body, signal: AbortSignal.timeout(timeoutMs) }
    return fetchBounded(provider, url, init, maxAnswerBytes)
  }
  return {
    /** Nothing where one of them shows no face. */
    async vectorsOf(source: Uint8Array, target: Uint8Array): Promise<readonly [Float32Array, Float32Array] | undefined> {
      const response = await ask(source, target)
      const said = await readJson(response)
      if (!response.ok) {
        const { code } = Refused.safeParse(said).data ?? {}
        if (response.status === 400 && code === noFace) return undefined
        throw failureOf(response.status, code)
      }
      const answer = Verified.safeParse(said)
      const found = answer.data?.result[0]
      const match = found?.face_matches[0]
      if (!found || !match || match.embedding.length !== found.source_image_face.embedding.length)
        throw new OutsideFailure(provider, 'unreachable', 'the answer is not in its own format')
      return [toUnit(found.source_image_face.embedding), toUnit(match.embedding)]
    },
  }
}
