import { randomUUID } from 'node:crypto'
import { type CallShape, type GivenTo, isRaw, type OutputOf } from '@campus/contract/call.ts'
import { Envelope } from '@campus/contract/envelope.ts'
import type { Language } from '@campus/contract/language.ts'
import { beatHeader, needsBeat } from '@campus/contract/terminals/beat.ts'
import { enrol, heartbeat } from '@campus/contract/terminals/machine.ts'
import { rememberMachine, rememberWord, wordOf } from './machine-words.ts'

export interface AskOptions {
  readonly token?: string | undefined
  readonly remember?: string | undefined
  readonly language?: Language
  readonly key?: string
  /** The word of a machine instead of its own freshest one; null: none. */
  readonly word?: string | null
  readonly headers?: Record<string, string>
}

export type Answered<Data> = Omit<Envelope, 'data'> & { readonly data: Data; readonly status: number; readonly headers: Headers }

/** Says a call through the front door, as the app and the machines do: the same headers, a real connection, the envelope parsed. */
export const asker =
  (baseUrl: string) =>
  async <Shape extends CallShape>(call: Shape, given: GivenTo<Shape>, options: AskOptions = {}): Promise<Answered<OutputOf<Shape>>> => {
    if (isRaw(call.output)) throw new Error(`${call.path} answers bytes; use fetchCall`)
    const fields = given as Record<string, unknown>
    const word = await carriedWord(call, options)
    const answer = await askOnce(baseUrl, call, fields, { ...options, word })
    if (answer.error !== 'beat_needed' || options.word !== undefined || !options.token) return answer
    return askOnce(baseUrl, call, fields, { ...options, word: (await wordOf(options.token, beatOnce, word)) ?? null })
  }

const askOnce = async <Shape extends CallShape>(baseUrl: string, call: Shape, given: Record<string, unknown>, options: AskOptions) => {
  const response = await fetchCall(baseUrl, call, given, options)
  const envelope = Envelope.parse(await response.json())
  if (envelope.error === undefined) remember(baseUrl, call, envelope.data, options.token)
  return { ...envelope, data: envelope.data as OutputOf<Shape>, status: response.status, headers: response.headers }
}

/** A machine keeps what it is told: its credential, and the word of each heartbeat. */
const remember = (baseUrl: string, { path }: CallShape, data: unknown, token = '') => {
  if (path === enrol.path) rememberMachine(baseUrl, enrol.output.parse(data).token)
  if (path === heartbeat.path) rememberWord(token, heartbeat.output.parse(data).beat)
}

const beatOnce = (url: string, token: string, word: string | null) =>
  askOnce(url, heartbeat, { beat: word, version: '', printer: null }, { token })

const carriedWord = async (call: CallShape, { token, word }: AskOptions): Promise<string | null> =>
  word === undefined && token && needsBeat(call) ? ((await wordOf(token, beatOnce)) ?? null) : (word ?? null)

/** The word that a machine says on its socket. */
export const wordToSay = (token: string) => wordOf(token, beatOnce)

export const fetchCall = async (baseUrl: string, call: CallShape, given: Record<string, unknown>, options: AskOptions = {}) => {
  const text = (name: string) => [given[name]].join()
  const path = call.path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(text(name)))
  const url = new URL(path, baseUrl)
  for (const name of Object.keys(call.query?.shape ?? {})) if (given[name] !== undefined) url.searchParams.set(name, text(name))
  const body =
    call.method === 'GET'
      ? undefined
      : JSON.stringify(Object.fromEntries(Object.keys(call.body?.shape ?? {}).map((name) => [name, given[name]])))
  const word = await carriedWord(call, options)
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
      ...(word === null ? {} : { [beatHeader]: word }),
      ...options.headers,
    },
  })
}
