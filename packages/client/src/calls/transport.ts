import { NoConnection } from '../failures.ts'
import type { Outgoing } from './outgoing.ts'

export interface Incoming {
  readonly status: number
  readonly header: (name: string) => string | null
  readonly body: Blob
}

export type Transport = (request: Outgoing, signal: AbortSignal | undefined) => Promise<Incoming>

export const networkTimeout = 60_000

/** Relative addresses get this in front; the app and its server share one origin, so it is empty there. */
export const server = { base: '' }

interface FetchOptions {
  /** Where the server is, for programs that know it by themselves. */
  readonly base?: string
  readonly signal?: AbortSignal
  readonly redirect?: RequestRedirect
  /** `omit` sends no cookies. */
  readonly credentials?: RequestCredentials
}

export const fetchOutgoing = ({ method, url, headers, body }: Outgoing, { base = server.base, ...options }: FetchOptions) =>
  fetch(base + url, { method, headers, body: body ?? null, ...options })

export const incomingOf = async (response: Response): Promise<Incoming> => ({
  status: response.status,
  header: (name) => response.headers.get(name),
  body: await response.blob(),
})

interface Connection {
  readonly base?: string
  readonly credentials?: RequestCredentials
  readonly timeoutMs?: number
}

/** Every network error means the same: it is unknown whether the server received the call. */
export const fetchTransport =
  ({ timeoutMs = networkTimeout, ...where }: Connection = {}): Transport =>
  async (request, signal) => {
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      return await incomingOf(await fetchOutgoing(request, { ...where, signal: signal ? AbortSignal.any([signal, timeout]) : timeout }))
    } catch (error) {
      if (signal?.aborted) throw error
      throw new NoConnection(timeout.aborted ? 'timeout' : 'unreachable')
    }
  }
