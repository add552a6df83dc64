import { HttpFailure, NoConnection, Refusal } from '../failures.ts'

const undecided = new Set(['still_working', 'idempotency_key_reused'])

/**
 * Whether a failed submission may have happened all the same. Then the key stays, so that pressing again cannot
 * do it twice; after a plain "no" the corrected form is a new submission with a new key.
 */
export const mayHaveHappened = (error: unknown): boolean =>
  error instanceof NoConnection ||
  (error instanceof HttpFailure && (error.status >= 500 || error.status === 200)) ||
  (error instanceof Refusal && undecided.has(error.code))

/** What stands in the way now and passes: a lost session, a busy or broken server. */
const passing = new Set(['login_required', 'proof_required', 'try_later', 'too_many_requests', 'system_exception'])

/** Whether the server decided: then sending the same again changes nothing. Everything else may be taken later. */
export const isFinal = (error: unknown): boolean => error instanceof Refusal && !passing.has(error.code) && !mayHaveHappened(error)
