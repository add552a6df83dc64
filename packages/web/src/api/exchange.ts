import { Refusal } from '@campus/client/failures.ts'
import { isFirstLogin } from '@campus/contract/account/login.ts'
import { type CallShape, isRaw } from '@campus/contract/call.ts'
import { whilePending } from '@campus/ui/feedback/pending.ts'
import { type Attempt, attemptOnce, type Delivery } from './attempt.ts'
import { askForProof } from './proof-needed.ts'
import { retryAfterLoss } from './renewal.ts'
import { announceLoss } from './session-loss.ts'

/** A file in the answer leaves no room for a new session, so a small call renews it first. */
const retryOnce = async (call: CallShape, given: object, delivery: Delivery, remember: string | undefined): Promise<Attempt> => {
  if (remember === undefined || !isRaw(call.output)) return attemptOnce(call, given, delivery, remember)
  const renewed = await attemptOnce(isFirstLogin, {}, delivery, remember)
  return renewed.envelope?.result === 'login' ? renewed : attemptOnce(call, given, delivery)
}

const deliver = async (call: CallShape, given: object, delivery: Delivery): Promise<Attempt> => {
  const first = await attemptOnce(call, given, delivery)
  if (first.envelope?.result !== 'login' || first.sentToken === undefined) return first
  const { attempt, isFirstToKnow } = await retryAfterLoss(first, (remember) => retryOnce(call, given, delivery, remember))
  if (attempt.envelope?.result === 'login' && isFirstToKnow) announceLoss(delivery.loginCheck ? undefined : attempt.envelope.msg)
  return attempt
}

/** One call, from the declaration to an accepted answer; everything else is thrown as one of the failures. */
export const exchange = async (call: CallShape, given: object, delivery: Delivery): Promise<Attempt> => {
  const run = () => (delivery.background ? deliver(call, given, delivery) : whilePending(() => deliver(call, given, delivery)))
  const first = await run()
  // The same input with the same idempotency key: the first one was refused before anything was done.
  const isToRepeat = first.envelope?.error === 'proof_required' && (await askForProof(first.envelope.data))
  const attempt = isToRepeat ? await run() : first
  const { envelope } = attempt
  if (envelope?.result === 'login') throw new Refusal('login_required', envelope.msg)
  if (envelope && Number(envelope.code) !== 200)
    throw new Refusal(envelope.error ?? 'refused', envelope.msg, envelope.fields, envelope.data)
  return attempt
}
