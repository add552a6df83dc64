import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { outgoing } from '@campus/client/outgoing.ts'
import { randomId } from '@campus/client/random-id.ts'
import { type CallShape, type GivenTo, isRaw, type OutputOf } from '@campus/contract/call.ts'
import { Envelope } from '@campus/contract/envelope.ts'
import { nonceHeader } from '@campus/contract/terminals/nonce.ts'
import { refusalOf, ServerAway } from './failures.ts'

const answerWithinMs = 20_000
const fileWithinMs = 10 * 60_000

/** `word`: that of the last heartbeat, where the call asks for it. */
export interface CampusServer {
  readonly ask: <Shape extends CallShape>(call: Shape, given: GivenTo<Shape>, nonce?: string) => Promise<OutputOf<Shape>>
  readonly download: <Shape extends CallShape>(call: Shape, given: GivenTo<Shape>, file: string, nonce?: string) => Promise<void>
}

const accept = async (response: Response): Promise<Envelope> => {
  const envelope = Envelope.safeParse(await response.json().catch(() => undefined))
  if (response.status !== 200 || !envelope.success) throw new ServerAway(`The server answers ${response.status}.`)
  const { code, error = 'refused', msg } = envelope.data
  if (Number(code) !== 200) throw refusalOf(error, msg)
  return envelope.data
}

/** Every network error means the same: it is unknown whether the server received the call. */
const onTheWay = async <Value>(action: () => Promise<Value>, signal: AbortSignal): Promise<Value> => {
  try {
    return await action()
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof TypeError || (error as Error).name === 'TimeoutError') throw new ServerAway('The server does not answer.')
    throw error
  }
}

/** The calls of a terminal, as the contract declares them. */
export const connectCampus = (serverUrl: string, token: string, signal: AbortSignal): CampusServer => {
  const sender = { token, guid: randomId(), language: 'en_US' as const }

  const send = (call: CallShape, given: object, withinMs: number, nonce: string | undefined) => {
    const { method, url, body, ...rest } = outgoing(call, given, sender, {})
    const headers = { ...rest.headers, ...(nonce !== undefined && { [nonceHeader]: nonce }) }
    const until = AbortSignal.any([signal, AbortSignal.timeout(withinMs)])
    return fetch(new URL(url, serverUrl), { method, headers, body: body ?? null, signal: until })
  }

  return {
    ask: (call, given, nonce) =>
      onTheWay(async () => {
        const { data } = await accept(await send(call, given as object, answerWithinMs, nonce))
        if (isRaw(call.output)) throw new Error(`${call.path} answers a file`)
        return call.output.parse(data) as OutputOf<typeof call>
      }, signal),
    download: (call, given, file, nonce) =>
      onTheWay(async () => {
        const response = await send(call, given as object, fileWithinMs, nonce)
        const isFile = response.status === 200 && response.headers.get('content-type')?.startsWith('application/pdf')
        if (!isFile || !response.body) await accept(response)
        else await pipeline(Readable.fromWeb(response.body as ReadableStream), createWriteStream(file, { mode: 0o600 }))
      }, signal),
  }
}
