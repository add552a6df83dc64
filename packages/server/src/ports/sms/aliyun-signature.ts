import { createHash, createHmac } from 'node:crypto'

interface AliyunRequest {
  readonly host: string
  readonly action: string
  readonly version: string
  readonly query: Readonly<Record<string, string>>
  readonly date: string
  readonly nonce: string
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Signs a bodiless RPC call of Alibaba Cloud by its V3 rules (ACS3-HMAC-SHA256): gives the query and the headers to send. */
export const signAliyun = (request: AliyunRequest, key: { readonly id: string; readonly secret: string }) => {
  const query = Object.entries(request.query)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')
  const signed = {
    host: request.host,
    'x-acs-action': request.action,
    'x-acs-content-sha256': sha256(''),
    'x-acs-date': request.date,
    'x-acs-signature-nonce': request.nonce,
    'x-acs-version': request.version,
  }
  const names = Object.keys(signed).join(';')
  const lines = Object.entries(signed).map(([name, value]) => `${name}:${value}\n`)
  const canonical = ['POST', '/', query, lines.join(''), names, sha256('')].join('\n')
  const signature = createHmac('sha256', key.secret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex')
  const { host: _, ...headers } = signed
  return {
    query,
    headers: { ...headers, authorization: `ACS3-HMAC-SHA256 Credential=${key.id},SignedHeaders=${names},Signature=${signature}` },
  }
}
