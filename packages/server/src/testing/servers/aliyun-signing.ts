import { createHash, createHmac } from 'node:crypto'
import type { Asked } from './local-server.ts'

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

/** Checks a request from what came over the wire alone, as the service would. */
export const isSignedBy = (secret: string, { method, url, headers, body }: Asked): boolean => {
  const authorization = headers.authorization ?? ''
  const names = /SignedHeaders=([^,]+),/.exec(authorization)?.[1] ?? ''
  const rawQuery = url.search.slice(1).split('&').sort().join('&')
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const canonical = `${method}\n${url.pathname}\n${rawQuery}\n${lines.join('')}\n${names}\n${sha256(body)}`
  const expected = createHmac('sha256', secret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex')
  return authorization.endsWith(`Signature=${expected}`) && headers['x-acs-content-sha256'] === sha256(body)
}
