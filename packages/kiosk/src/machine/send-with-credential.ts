import { sendOnce } from '@campus/client/calls/send-once.ts'
import { fetchTransport, type Transport } from '@campus/client/calls/transport.ts'
import { Refusal } from '@campus/client/failures.ts'
import { randomId } from '@campus/client/random-id.ts'
import type { CallShape, GivenTo, OutputOf } from '@campus/contract/call.ts'
import { closesCredential } from '@campus/contract/terminals/machine.ts'
import { needsNonce, nonceHeader } from '@campus/contract/terminals/nonce.ts'
import { currentLanguage } from '@campus/ui/words/language-store.ts'
import { noteConnection } from './connection.ts'
import { type Credential, forgetCredential } from './credential.ts'

const guid = randomId()
const overNetwork = fetchTransport({ timeoutMs: 15_000 })

const transport: Transport = async (request, signal) => {
  try {
    const incoming = await overNetwork(request, signal)
    noteConnection(incoming.status < 500)
    return incoming
  } catch (error) {
    noteConnection(false)
    throw error
  }
}

interface Sent {
  readonly credential: Credential | undefined
  readonly idempotencyKey?: string | undefined
}

/** One call as it is, with this credential and its nonce, in the language of whoever stands here. */
export const sendWithCredential = async <Call extends CallShape>(
  call: Call,
  given: GivenTo<Call>,
  { credential, idempotencyKey }: Sent,
): Promise<OutputOf<Call>> => {
  const { token = '', beat = null } = credential ?? {}
  const sender = { token, guid, language: currentLanguage() }
  const headers = needsNonce(call) && beat !== null ? { [nonceHeader]: beat } : {}
  try {
    return await sendOnce(call, given, { sender, transport, idempotencyKey, headers })
  } catch (error) {
    if (error instanceof Refusal && call.who !== 'public' && closesCredential(error.code)) forgetCredential(token)
    throw error
  }
}
