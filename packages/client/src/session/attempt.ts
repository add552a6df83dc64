import type { CallShape } from '@campus/contract/call.ts'
import { type Answer, readAnswer } from '../calls/answer.ts'
import { outgoing } from '../calls/outgoing.ts'
import { keyReader } from '../calls/read-key.ts'
import { sealFields } from '../calls/seal.ts'
import type { Transport } from '../calls/transport.ts'
import { Vetoed } from '../failures.ts'
import { afterRemember, type ClientSession, type SessionStore } from './session-store.ts'

export interface SendOptions {
  readonly signal?: AbortSignal | undefined
  readonly idempotencyKey?: string | undefined
  /** Sends the token with a call that everybody may use. */
  readonly withToken?: boolean
  /** Asks only whether the session still lives: when it does not, nobody needs a message. */
  readonly loginCheck?: boolean
  /** Nobody waits for it: no 'Requesting…'. */
  readonly background?: boolean
  /** False: the screen itself offers the ways to give a missing proof of identity. */
  readonly asksForProof?: boolean
}

export interface Delivery extends SendOptions {
  readonly files?: readonly File[]
  readonly transport: Transport
}

export interface Attempt extends Answer {
  /** Absent when the call goes without a token. */
  readonly sentToken: string | undefined
}

export type MaySend = (call: CallShape, given: object) => Promise<boolean>

/** An old remember token is to be forgotten, but another tab has stored a newer one since. */
const isAboutAnother = (session: ClientSession, answered: string | null, sent: string | undefined) =>
  answered === 'deleteMe' && sent !== undefined && sent !== session.remember

/** Sends with the session as it is now, and keeps what the answer brings for it. */
export const openAttempts =
  <Session extends ClientSession>(store: SessionStore<Session>, maySend: MaySend) =>
  async (call: CallShape, given: object, delivery: Delivery, remember?: string): Promise<Attempt> => {
    if (!(await maySend(call, given))) throw new Vetoed(call.path)
    const session = store.read()
    const { files, idempotencyKey, withToken } = delivery
    const fields = await sealFields(call, given, keyReader({ sender: session, ...delivery }))
    const request = outgoing(call, fields, session, { files, idempotencyKey, withToken, remember })
    const incoming = await delivery.transport(request, delivery.signal)
    const remembered = incoming.header('x-remember')
    // At once, so that no other tab ever reads the new remember token beside the session that is gone.
    const keep = (envelope: Answer['envelope']) =>
      store.change((session) => {
        const kept = isAboutAnother(session, remembered, remember) ? session : afterRemember(session, remembered)
        return envelope ? store.afterAnswer(kept, envelope) : kept
      })
    const answer = await readAnswer(call, incoming).catch((error: unknown) => {
      keep(undefined)
      throw error
    })
    keep(answer.envelope)
    const carriesToken = withToken ?? call.who !== 'public'
    return { ...answer, sentToken: carriesToken ? session.token : undefined }
  }
