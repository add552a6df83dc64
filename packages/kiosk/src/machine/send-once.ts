import { type Outgoing, outgoing } from '@campus/client/outgoing.ts'
import { randomId } from '@campus/client/random-id.ts'
import { fetchTransport, type Incoming } from '@campus/client/transport.ts'
import { type CallShape, type GivenTo, isRaw, type OutputOf } from '@campus/contract/call.ts'
import { Envelope } from '@campus/contract/envelope.ts'
import { needsNonce, nonceHeader } from '@campus/contract/terminals/nonce.ts'
import { HttpFailure, NoConnection, Refusal } from '@campus/ui/failures/failures.ts'
import { currentLanguage } from '@campus/ui/words/language-store.ts'
import { noteConnection } from './connection.ts'
import { type Credential, forgetCredential } from './credential.ts'

const answerWithinMs = 15_000
const guid = randomId()

/** With these words the server says that the credential of this machine opens nothing any more. */
const shutting = new Set(['login_required', 'forbidden', 'credential_doubled'])

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const accept = async ({ status, body }: Incoming): Promise<unknown> => {
  const envelope = Envelope.safeParse(jsonIn(await body.text()))
  if (status !== 200 || !envelope.success) throw new HttpFailure(status)
  const { code, error = 'refused', msg, fields, data } = envelope.data
  if (Number(code) !== 200) throw new Refusal(error, msg, fields, data)
  return data
}

const carry = async (request: Outgoing) => {
  const timeout = AbortSignal.timeout(answerWithinMs)
  try {
    const incoming = await fetchTransport(request, timeout)
    noteConnection(incoming.status < 500)
    return incoming
  } catch {
    noteConnection(false)
    throw new NoConnection()
  }
}

interface Sent {
  readonly credential: Credential | undefined
  readonly idempotencyKey?: string | undefined
}

/** One call as it is, with this credential and its nonce, in the visitor's language. */
export const sendOnce = async <Call extends CallShape>(
  call: Call,
  given: GivenTo<Call>,
  { credential, idempotencyKey }: Sent,
): Promise<OutputOf<Call>> => {
  const { token = '', beat = null } = credential ?? {}
  const request = outgoing(call, given as object, { token, guid, language: currentLanguage() }, { idempotencyKey })
  const headers = { ...request.headers, ...(needsNonce(call) && beat !== null && { [nonceHeader]: beat }) }
  try {
    const data = await accept(await carry({ ...request, headers }))
    const output = isRaw(call.output) ? undefined : call.output.safeParse(data)
    if (!output?.success) throw new HttpFailure(200)
    return output.data as OutputOf<Call>
  } catch (error) {
    if (error instanceof Refusal && call.who !== 'public' && shutting.has(error.code)) forgetCredential(token)
    throw error
  }
}
