import { randomUUID } from 'node:crypto'
import { outgoing } from '@campus/client/calls/outgoing.ts'
import { sealFields } from '@campus/client/calls/seal.ts'
import { fetchOutgoing } from '@campus/client/calls/transport.ts'
import { type CallShape, type GivenTo, isRaw, type OutputOf } from '@campus/contract/call.ts'
import { Envelope } from '@campus/contract/envelope.ts'
import type { Language } from '@campus/contract/language.ts'
import { enrol, heartbeat } from '@campus/contract/terminals/machine.ts'
import { needsNonce, nonceHeader } from '@campus/contract/terminals/nonce.ts'
import { encryptKey } from '@campus/contract/transit/transit-key.ts'
import { nonceOf, rememberMachine, rememberNonce } from './machine-nonces.ts'

export interface AskOptions {
  readonly token?: string | undefined
  readonly remember?: string | undefined
  readonly language?: Language
  readonly key?: string
  /** The nonce of a machine instead of its own freshest one; null: none. */
  readonly nonce?: string | null
  readonly headers?: Record<string, string>
}

export type Answered<Data> = Omit<Envelope, 'data'> & { readonly data: Data; readonly status: number; readonly headers: Headers }

/** A test that moves the clock for several machines at once may make a heartbeat old before it is used. */
const maxBeats = 5

/** Says a call through the front door, as the app and the machines do: the same headers, a real connection, the envelope parsed. */
export const asker =
  (baseUrl: string) =>
  async <Shape extends CallShape>(call: Shape, given: GivenTo<Shape>, options: AskOptions = {}): Promise<Answered<OutputOf<Shape>>> => {
    if (isRaw(call.output)) throw new Error(`${call.path} answers bytes; use fetchCall`)
    const fields = given as Record<string, unknown>
    let nonce = await carriedNonce(call, options)
    let answer = await askOnce(baseUrl, call, fields, { ...options, nonce })
    if (options.nonce !== undefined || !options.token) return answer
    for (let beats = 0; answer.error === 'beat_needed' && beats < maxBeats; beats += 1) {
      nonce = (await nonceOf(options.token, sendHeartbeat, nonce)) ?? null
      answer = await askOnce(baseUrl, call, fields, { ...options, nonce })
    }
    return answer
  }

const askOnce = async <Shape extends CallShape>(baseUrl: string, call: Shape, given: Record<string, unknown>, options: AskOptions) => {
  const response = await fetchCall(baseUrl, call, given, options)
  const envelope = Envelope.parse(await response.json())
  if (envelope.error === undefined) remember(baseUrl, call, envelope.data, options.token)
  return { ...envelope, data: envelope.data as OutputOf<Shape>, status: response.status, headers: response.headers }
}

/** A machine keeps its credential and the nonce of each heartbeat. */
const remember = (baseUrl: string, { path }: CallShape, data: unknown, token = '') => {
  if (path === enrol.path) rememberMachine(baseUrl, enrol.output.parse(data).token)
  if (path === heartbeat.path) rememberNonce(token, heartbeat.output.parse(data).beat)
}

const sendHeartbeat = (url: string, token: string, nonce: string | null) =>
  askOnce(url, heartbeat, { beat: nonce, version: '', printer: null }, { token })

const carriedNonce = async (call: CallShape, { token, nonce }: AskOptions): Promise<string | null> =>
  nonce === undefined && token && needsNonce(call) ? ((await nonceOf(token, sendHeartbeat)) ?? null) : (nonce ?? null)

/** The nonce that a machine says on its socket. */
export const nonceToSend = (token: string) => nonceOf(token, sendHeartbeat)

/** The request of the client, with the token also where everybody may call; what comes back is left to the test. */
export const fetchCall = async (baseUrl: string, call: CallShape, given: Record<string, unknown>, options: AskOptions = {}) => {
  const { token = '', language = 'zh_CN', key = randomUUID(), remember, headers } = options
  const nonce = await carriedNonce(call, options)
  const fields = await sealFields(call, given, async () => (await asker(baseUrl)(encryptKey, {})).data)
  const request = outgoing(
    call,
    fields,
    { token, language, guid: '' },
    { remember, idempotencyKey: key, withToken: true, headers: { ...(nonce !== null && { [nonceHeader]: nonce }), ...headers } },
  )
  return fetchOutgoing(request, { base: baseUrl, redirect: 'manual' })
}
