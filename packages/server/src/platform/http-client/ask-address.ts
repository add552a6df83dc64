import { type IncomingHttpHeaders, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { outsideTimeoutMs } from './fetch-bounded.ts'
import { OutsideFailure } from './outside-failure.ts'

interface Question {
  readonly provider: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly headers: Record<string, string>
  readonly body?: string | undefined
  /** How much of the answer is read; none of it by default. */
  readonly maxBytes?: number
  readonly timeoutMs?: number
}

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Asks the very address that was checked: a name that changes between check and call reaches nothing else. Follows no redirect. */
export const askAddress = (
  url: URL,
  ip: string,
  { provider, method, headers, body, maxBytes = 0, timeoutMs = outsideTimeoutMs }: Question,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const fail = (message: string) => reject(new OutsideFailure(provider, 'unreachable', message))
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    const asked = request(
      url,
      {
        method,
        headers,
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        lookup: (_host, options, found) => {
          const family = ip.includes(':') ? 6 : 4
          if (options.all) found(null, [{ address: ip, family }])
          else found(null, ip, family)
        },
      },
      (response) => {
        const { statusCode: status = 0, headers } = response
        if (maxBytes === 0) {
          // What it says is not needed, and may be without end.
          response.destroy()
          resolve({ status, headers, body: Buffer.alloc(0) })
          return
        }
        const parts: Buffer[] = []
        let size = 0
        response.on('data', (part: Buffer) => {
          size += part.length
          parts.push(part)
          if (size <= maxBytes) return
          fail('the answer is too long')
          response.destroy()
        })
        response.on('end', () => resolve({ status, headers, body: Buffer.concat(parts) }))
        response.on('error', () => fail('the answer broke off'))
      },
    )
    asked.on('error', () => fail('does not answer'))
    asked.end(method === 'GET' ? undefined : body)
  })
