import { networkTimeout, server, type Transport } from '@campus/client/calls/transport.ts'
import { NoConnection } from '@campus/client/failures.ts'

/** `fetch` cannot tell how much of a file has left the device; XMLHttpRequest can. */
export const uploadTransport =
  (onProgress: (share: number) => void): Transport =>
  ({ method, url, headers, body }, signal) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, server.base + url)
      request.responseType = 'blob'
      request.timeout = networkTimeout
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
      request.addEventListener('load', () =>
        resolve({ status: request.status, header: (name) => request.getResponseHeader(name), body: request.response as Blob }),
      )
      request.addEventListener('error', () => reject(new NoConnection()))
      request.addEventListener('timeout', () => reject(new NoConnection('timeout')))
      request.addEventListener('abort', () => reject(new DOMException('The upload was cancelled', 'AbortError')))
      if (signal?.aborted) return request.abort()
      signal?.addEventListener('abort', () => request.abort(), { once: true })
      request.send(body ?? null)
    })
