import { createHash, createHmac } from 'node:crypto'

interface AliyunRequest {
  readonly host: string
  readonly action: string
  readonly version: string
  readonly query: Readonly<Record<string, string>>
  readonly date: string
  readonly nonce: string
  /** What is too long or too private for an address goes as a form. */
  readonly form?: Readonly<Record<string, string>>
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const encodeAll = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')

/** Signs an RPC call of Alibaba Cloud by its V3 rules (ACS3-HMAC-SHA256): gives the query, the body and the headers to send. */
export const signAliyun = (request: AliyunRequest, key: { readonly id: string; readonly secret: string }) => {
  const query = encodeAll(request.query)
  const body = request.form ? encodeAll(request.form) : ''
  const signed = {
    ...(request.form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    host: request.host,
    'x-acs-action': request.action,
    'x-acs-content-sha256': sha256(body),
    'x-acs-date': request.date,
    'x-acs-signature-nonce': request.nonce,
    'x-acs-version': request.version,
  }
  const names = Object.keys(signed).join(';')
  const lines = Object.entries(signed).map(([name, value]) => `${name}:${value}\n`)
  const canonical = ['POST', '/', query, lines.join(''), names, sha256(body)].join('\n')
  const signature = createHmac('sha256', key.secret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex')
  const { host: _, ...headers } = signed
  return {
    query,
    body,
    headers: { ...headers, authorization: `ACS3-HMAC-SHA256 Credential=${key.id},SignedHeaders=${names},Signature=${signature}` },
  }
}
