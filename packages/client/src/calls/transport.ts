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

export const fetchTransport: Transport = async ({ method, url, headers, body }, signal) => {
  const timeout = AbortSignal.timeout(networkTimeout)
  try {
    const response = await fetch(server.base + url, {
      method,
      headers,
      body: body ?? null,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    return { status: response.status, header: (name) => response.headers.get(name), body: await response.blob() }
  } catch (error) {
    if (signal?.aborted) throw error
    throw new NoConnection(timeout.aborted ? 'timeout' : 'unreachable')
  }
}
