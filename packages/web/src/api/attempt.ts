import { outgoing } from '@campus/client/calls/outgoing.ts'
import type { Incoming, Transport } from '@campus/client/calls/transport.ts'
import { HttpFailure, NoConnection, Vetoed } from '@campus/client/failures.ts'
import { type CallShape, isRaw } from '@campus/contract/call.ts'
import { Envelope } from '@campus/contract/envelope.ts'
import { afterAnswer, afterRemember, type Session } from '../session/session.ts'
import { changeSession, readSession } from '../session/session-store.ts'
import { maySend } from './interceptor.ts'

export interface SendOptions {
  readonly signal?: AbortSignal | undefined
  readonly idempotencyKey?: string | undefined
  /** Sends the token with a call that everybody may use. */
  readonly withToken?: boolean
  /** Asks only whether the session still lives: when it does not, nobody needs a message. */
  readonly loginCheck?: boolean
  /** Nobody waits for it: no 'Requesting…'. */
  readonly background?: boolean
}

export interface Attempt {
  readonly incoming: Incoming
  /** Absent when the body is a file. */
  readonly envelope: Envelope | undefined
  /** Absent when the call goes without a token. */
  readonly sentToken: string | undefined
}

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A file may be JSON itself, such as a credential; a refusal in its place is plain JSON. */
const isDeclaredFile = ({ output }: CallShape, contentType: string) =>
  isRaw(output) && output.contentType !== undefined && contentType.startsWith(output.contentType)

const readEnvelope = async (call: CallShape, { status, header, body }: Incoming): Promise<Envelope | undefined> => {
  if (status === 200 && body.size === 0) throw new NoConnection()
  const contentType = header('content-type') ?? ''
  const isJson = contentType.includes('json') && !isDeclaredFile(call, contentType)
  const parsed = isJson ? Envelope.safeParse(jsonIn(await body.text())) : undefined
  if (status !== 200) throw new HttpFailure(status, parsed?.data?.msg, Number(header('retry-after')) || undefined)
  if (parsed && !parsed.success) throw new HttpFailure(status)
  return parsed?.data
}

export interface Delivery extends SendOptions {
  readonly files?: readonly File[]
  readonly transport: Transport
}

/** An old remember token is to be forgotten, but another tab has stored a newer one since. */
const isAboutAnother = (session: Session, answered: string | null, sent: string | undefined) =>
  answered === 'deleteMe' && sent !== undefined && sent !== session.remember

export const attemptOnce = async (call: CallShape, given: object, delivery: Delivery, remember?: string): Promise<Attempt> => {
  if (!(await maySend(call, given))) throw new Vetoed(call.path)
  const session = readSession()
  const request = outgoing(call, given, session, { ...delivery, remember })
  const incoming = await delivery.transport(request, delivery.signal)
  const remembered = incoming.header('x-remember')
  changeSession((session) => (isAboutAnother(session, remembered, remember) ? session : afterRemember(session, remembered)))
  const envelope = await readEnvelope(call, incoming)
  if (envelope) changeSession((session) => afterAnswer(session, envelope))
  const carriesToken = delivery.withToken ?? call.who !== 'public'
  return { incoming, envelope, sentToken: carriesToken ? session.token : undefined }
}
