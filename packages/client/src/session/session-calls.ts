import { isFirstLogin } from '@campus/contract/account/login.ts'
import { type CallShape, isRaw } from '@campus/contract/call.ts'
import { type Answer, throwRefusal } from '../calls/answer.ts'
import { type Attempt, type Delivery, type MaySend, openAttempts } from './attempt.ts'
import { isLost, openRenewal } from './renewal.ts'
import type { ClientSession, SessionStore } from './session-store.ts'

interface SessionPolicy<Session extends ClientSession> {
  readonly store: SessionStore<Session>
  /** `false` holds a call back before it leaves. */
  readonly maySend: MaySend
  /** Runs a call that somebody waits for. */
  readonly whilePending: <Value>(run: () => Promise<Value>) => Promise<Value>
  /** The call needs a fresh proof of identity; `facts` say which. Whether one was given, after which the call is repeated. */
  readonly askForProof: (facts: unknown) => Promise<boolean>
  /** The session has ended, with a message for the caller. */
  readonly onLoss: (message: string | undefined) => void
}

export type Exchange = (call: CallShape, given: object, delivery: Delivery) => Promise<Answer>

/** Calls of somebody who is logged in: from the declaration to an accepted answer, or one of the failures. */
export const openSessionCalls = <Session extends ClientSession>(policy: SessionPolicy<Session>): Exchange => {
  const attemptOnce = openAttempts(policy.store, policy.maySend)
  const retryAfterLoss = openRenewal(policy.store)

  /**
   * A renewal is not given up with the screen that happened to need it: all calls of the page wait for the new session. A file in the
   * answer leaves no room for one, so a small call renews it first.
   */
  const retryOnce = async (call: CallShape, given: object, delivery: Delivery, remember: string | undefined): Promise<Attempt> => {
    if (remember === undefined) return attemptOnce(call, given, delivery)
    const renewing = { ...delivery, signal: undefined }
    if (!isRaw(call.output)) return attemptOnce(call, given, renewing, remember)
    const renewed = await attemptOnce(isFirstLogin, {}, renewing, remember)
    return isLost(renewed) ? renewed : attemptOnce(call, given, delivery)
  }

  const deliver = async (call: CallShape, given: object, delivery: Delivery): Promise<Attempt> => {
    const first = await attemptOnce(call, given, delivery)
    if (!isLost(first) || first.sentToken === undefined) return first
    const { attempt, isFirstToKnow } = await retryAfterLoss(first, (remember) => retryOnce(call, given, delivery, remember))
    if (isLost(attempt) && isFirstToKnow) policy.onLoss(delivery.loginCheck ? undefined : attempt.envelope?.msg)
    return attempt
  }

  return async (call, given, delivery) => {
    const run = () => (delivery.background ? deliver(call, given, delivery) : policy.whilePending(() => deliver(call, given, delivery)))
    const first = await run()
    // The same input with the same idempotency key: the first one was refused before anything was done.
    const lacksProof = first.envelope?.error === 'proof_required' && delivery.asksForProof !== false
    const isToRepeat = lacksProof && (await policy.askForProof(first.envelope?.data))
    const attempt = isToRepeat ? await run() : first
    throwRefusal(attempt)
    return attempt
  }
}
