import type { CallShape } from '@campus/contract/call.ts'
import type { Language } from '@campus/contract/language.ts'

/** Who sends: the language of the answer, the device and the token, empty where there is none. */
export interface Sender {
  readonly language: Language
  readonly guid: string
  readonly token: string
  /** What the device calls itself, where the app knows it. */
  readonly deviceInfo?: { readonly model: string } | undefined
}

export interface Outgoing {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | FormData | undefined
}

export interface Extras {
  readonly files?: readonly File[] | undefined
  readonly remember?: string | undefined
  readonly idempotencyKey?: string | undefined
  /** Sends the token with a call that everybody may use, or without one that asks for it. */
  readonly withToken?: boolean | undefined
  /** What only some callers send, such as the nonce of a terminal. */
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** Fields of the address and of a form are plain values or lists of them. */
type Plain = string | number | boolean | null | undefined
type Given = Readonly<Record<string, Plain | readonly Plain[]>>

const namesOf = (part: CallShape['query']) => Object.keys(part?.shape ?? {})

const queryText = (names: readonly string[], given: Given) => {
  const query = new URLSearchParams()
  for (const name of names)
    for (const value of [given[name]].flat()) if (value !== undefined && value !== null && value !== '') query.append(name, String(value))
  return query.size > 0 ? `?${query}` : ''
}

const urlOf = (call: CallShape, given: Given) =>
  call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given[name]))) + queryText(namesOf(call.query), given)

const formOf = (call: CallShape, fields: Given, files: readonly File[]) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, String(value))
  for (const file of files) form.append(call.file?.field ?? 'file', file)
  return form
}

const headersOf = (call: CallShape, sender: Sender, { remember, idempotencyKey, withToken, headers }: Extras) => ({
  source: 'app',
  'x-ajax': 'json',
  'x-requested-with': 'XMLHttpRequest',
  lang: sender.language,
  ...(sender.guid && { 'x-device-id': sender.guid }),
  ...(sender.deviceInfo?.model && { 'x-device-model': encodeURIComponent(sender.deviceInfo.model) }),
  ...((withToken ?? call.who !== 'public') && sender.token && { authorization: `Bearer ${sender.token}` }),
  ...(remember && { 'x-remember': remember }),
  ...(call.idempotency && idempotencyKey && { 'idempotency-key': idempotencyKey }),
  ...headers,
})

/** Everything the call's declaration says about how it is sent; what the path and the query do not name is the body. */
export const outgoing = (call: CallShape, given: object, sender: Sender, extras: Extras): Outgoing => {
  const fields = { ...given } as Given
  const url = urlOf(call, fields)
  const headers = headersOf(call, sender, extras)
  if (!call.body && !call.file) return { method: call.method, url, headers, body: undefined }
  const elsewhere = new Set([...namesOf(call.params), ...namesOf(call.query)])
  const body = Object.fromEntries(Object.entries(fields).filter(([name]) => !elsewhere.has(name)))
  if (call.file) return { method: call.method, url, headers, body: formOf(call, body, extras.files ?? []) }
  return { method: call.method, url, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
}
