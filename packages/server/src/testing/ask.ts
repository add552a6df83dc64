import { randomUUID } from 'node:crypto'
import { type CallShape, type GivenTo, isRaw, type OutputOf } from '@campus/contract/call.ts'
import { Envelope } from '@campus/contract/envelope.ts'
import type { Language } from '@campus/contract/language.ts'

export interface AskOptions {
  readonly token?: string | undefined
  readonly remember?: string | undefined
  readonly language?: Language
  readonly key?: string
  readonly headers?: Record<string, string>
}

export type Answered<Data> = Omit<Envelope, 'data'> & { readonly data: Data; readonly status: number; readonly headers: Headers }

/** Says a call through the front door, as the app does: the same headers, a real connection, the envelope parsed. */
export const asker =
  (baseUrl: string) =>
  async <Shape extends CallShape>(call: Shape, given: GivenTo<Shape>, options: AskOptions = {}): Promise<Answered<OutputOf<Shape>>> => {
    const response = await fetchCall(baseUrl, call, given as Record<string, unknown>, options)
    if (isRaw(call.output)) throw new Error(`${call.path} answers bytes; use fetchCall`)
    const envelope = Envelope.parse(await response.json())
    return { ...envelope, data: envelope.data as OutputOf<Shape>, status: response.status, headers: response.headers }
  }

export const fetchCall = (baseUrl: string, call: CallShape, given: Record<string, unknown>, options: AskOptions = {}) => {
  const text = (name: string) => [given[name]].join()
  const path = call.path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(text(name)))
  const url = new URL(path, baseUrl)
  for (const name of Object.keys(call.query?.shape ?? {})) if (given[name] !== undefined) url.searchParams.set(name, text(name))
  const body =
    call.method === 'GET'
      ? undefined
      : JSON.stringify(Object.fromEntries(Object.keys(call.body?.shape ?? {}).map((name) => [name, given[name]])))
  return fetch(url, {
    method: call.method,
    redirect: 'manual',
    ...(body === undefined ? {} : { body }),
    headers: {
      source: 'app',
      'x-ajax': 'json',
      'x-requested-with': 'XMLHttpRequest',
      lang: options.language ?? 'zh_CN',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
      ...(options.remember ? { 'x-remember': options.remember } : {}),
      ...(call.idempotency ? { 'idempotency-key': options.key ?? randomUUID() } : {}),
      ...options.headers,
    },
  })
}
