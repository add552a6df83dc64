import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { readAnswer, throwRefusal } from '@campus/client/calls/answer.ts'
import { outgoing } from '@campus/client/calls/outgoing.ts'
import { sendOnce } from '@campus/client/calls/send-once.ts'
import { fetchOutgoing, fetchTransport, incomingOf } from '@campus/client/calls/transport.ts'
import { HttpFailure } from '@campus/client/failures.ts'
import { randomId } from '@campus/client/random-id.ts'
import type { CallShape, GivenTo, OutputOf } from '@campus/contract/call.ts'
import { nonceHeader } from '@campus/contract/terminals/nonce.ts'
import { agentFailure } from './failures.ts'

const answerWithinMs = 20_000
const fileWithinMs = 10 * 60_000

/** `nonce`: that of the last heartbeat, where the call asks for it. */
export interface CampusServer {
  readonly ask: <Shape extends CallShape>(call: Shape, given: GivenTo<Shape>, nonce?: string) => Promise<OutputOf<Shape>>
  readonly download: <Shape extends CallShape>(call: Shape, given: GivenTo<Shape>, file: string, nonce?: string) => Promise<void>
}

const headersWith = (nonce: string | undefined) => (nonce === undefined ? {} : { [nonceHeader]: nonce })

/** The calls of a terminal, as the contract declares them. */
export const connectCampus = (serverUrl: string, token: string, signal: AbortSignal): CampusServer => {
  const sender = { token, guid: randomId(), language: 'en_US' as const }
  const transport = fetchTransport({ base: serverUrl, timeoutMs: answerWithinMs })

  const run = async <Value>(action: () => Promise<Value>): Promise<Value> => {
    try {
      return await action()
    } catch (error) {
      signal.throwIfAborted()
      throw agentFailure(error)
    }
  }

  return {
    ask: (call, given, nonce) => run(() => sendOnce(call, given, { sender, transport, signal, headers: headersWith(nonce) })),
    download: (call, given, file, nonce) =>
      run(async () => {
        const until = AbortSignal.any([signal, AbortSignal.timeout(fileWithinMs)])
        const request = outgoing(call, given as object, sender, { headers: headersWith(nonce) })
        const response = await fetchOutgoing(request, { base: serverUrl, signal: until })
        const isFile = response.status === 200 && response.headers.get('content-type')?.startsWith('application/pdf')
        if (isFile && response.body)
          return pipeline(Readable.fromWeb(response.body as ReadableStream), createWriteStream(file, { mode: 0o600 }))
        throwRefusal(await readAnswer(call, await incomingOf(response)))
        throw new HttpFailure(response.status)
      }),
  }
}
