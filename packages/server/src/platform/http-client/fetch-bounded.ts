import { traceOutside } from '../trace/trace.ts'
import { noteOutsideFailure, noteOutsideSuccess } from './outside-calls.ts'
import { OutsideFailure } from './outside-failure.ts'

export const outsideTimeoutMs = 10_000
const maxAnswerBytes = 1_000_000
const statusesWithoutBody = new Set([204, 205, 304])

const readBounded = async (response: Response, provider: string, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > maxBytes) throw new OutsideFailure(provider, 'unreachable', 'the answer is too long')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const codeOf = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined
  if (error.name === 'TimeoutError') return 'timeout'
  return error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : undefined
}

/** fetch that follows no redirect, gives up in time and never takes more of an answer than a login or a receipt can need, by default. */
export const fetchBounded = async (
  provider: string,
  url: string | URL,
  init: RequestInit = {},
  maxBytes = maxAnswerBytes,
): Promise<Response> => {
  try {
    const signal = init.signal ?? AbortSignal.timeout(outsideTimeoutMs)
    const response = await traceOutside(provider, { 'server.address': new URL(url).host }, (trace) => {
      const headers = new Headers(init.headers)
      for (const [name, value] of Object.entries(trace)) headers.set(name, value)
      return fetch(url, { ...init, headers, redirect: 'manual', signal })
    })
    const body = await readBounded(response, provider, maxBytes)
    if (response.status < 500) noteOutsideSuccess(provider)
    else noteOutsideFailure(provider, `HTTP ${response.status}`)
    return new Response(statusesWithoutBody.has(response.status) ? null : body, { status: response.status, headers: response.headers })
  } catch (error) {
    const failure = error instanceof OutsideFailure ? error : new OutsideFailure(provider, 'unreachable', 'does not answer', codeOf(error))
    noteOutsideFailure(provider, failure.message)
    throw failure
  }
}
