import { type CallShape, type GivenTo, isRaw, type OutputOf } from '@campus/contract/call.ts'
import { Envelope } from '@campus/contract/envelope.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { HttpFailure, NoConnection, Refusal } from '@campus/web/api/failures.ts'
import { outgoing } from '@campus/web/api/outgoing.ts'
import { fetchTransport, type Incoming } from '@campus/web/api/transport.ts'
import { parseSession } from '@campus/web/session/session.ts'
import { currentLanguage } from '../words/language.ts'
import { sayNow } from '../words/words.ts'
import { noteConnection } from './connection.ts'
import { forgetCredential, readCredential } from './credential.ts'

const answerWithinMs = 15_000
const blank = parseSession(null)

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

const carry = async (request: ReturnType<typeof outgoing>) => {
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

/** One call of this terminal, in the language of whoever stands here. */
export const send = async <Call extends CallShape>(call: Call, given: GivenTo<Call>, idempotencyKey?: string): Promise<OutputOf<Call>> => {
  const token = readCredential()?.token ?? ''
  const session = { ...blank, token, language: currentLanguage() }
  try {
    const data = await accept(await carry(outgoing(call, given as object, session, { idempotencyKey })))
    const output = isRaw(call.output) ? undefined : call.output.safeParse(data)
    if (!output?.success) throw new HttpFailure(200)
    return output.data as OutputOf<Call>
  } catch (error) {
    if (error instanceof Refusal && call.who !== 'public' && shutting.has(error.word)) forgetCredential(token)
    throw error
  }
}

const outOfReach: Phrase = [
  '暂时连接不上服务器，请稍候再试',
  'The server is out of reach for a moment; try again shortly',
  '暫時連接不上伺服器，請稍候再試',
]

/** What went wrong, for whoever stands here: the server's own words, or that it is out of reach. */
export const failureText = (error: unknown): string => (error instanceof Refusal ? error.message : sayNow(outOfReach))
