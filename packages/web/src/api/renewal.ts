import { afterLoss } from '../session/session.ts'
import { changeSession, changeSessionInThisTab, readSession, readStoredSession } from '../session/session-store.ts'
import type { Attempt } from './attempt.ts'
import { withRenewalLock } from './renewal-lock.ts'

/** Set while one call of this tab renews the session: the others wait for it instead of renewing too. */
let renewal: Promise<boolean> | undefined

const isLost = ({ envelope }: Attempt) => envelope?.result === 'login'

interface Outcome {
  readonly attempt: Attempt
  /** True for the one call that found the loss, so that people read about it once. */
  readonly isFirstToKnow: boolean
}

type Retry = (remember?: string) => Promise<Attempt>

const renewWith = async (remember: string, retry: Retry): Promise<Attempt> => {
  const before = readSession()
  changeSessionInThisTab(afterLoss)
  try {
    const attempt = await retry(remember)
    if (!isLost(attempt)) return attempt
    const stored = readStoredSession()
    // A tab without the lock renewed first: what was refused is the old token, and the new one is good.
    if (stored.token && stored.remember && stored.remember !== remember) return await retry()
    changeSession((session) => ({ ...afterLoss(session), remember: '' }))
    return attempt
  } catch (error) {
    // Nobody said that the session is gone, only that the network is: keep what was there.
    changeSession((session) => (session.token ? session : { ...session, token: before.token, user: before.user, isAgent: before.isAgent }))
    throw error
  }
}

/** With the lock held: another tab may have renewed the session, or found it lost, while this one waited. */
const renewUnlessDone = async (refused: Attempt, retry: Retry): Promise<Outcome> => {
  const { token, remember } = readStoredSession()
  if (token && token !== refused.sentToken) return { attempt: await retry(), isFirstToKnow: true }
  if (!token && refused.sentToken) return { attempt: refused, isFirstToKnow: false }
  if (remember) return { attempt: await renewWith(remember, retry), isFirstToKnow: true }
  changeSession(afterLoss)
  return { attempt: refused, isFirstToKnow: true }
}

/** What to do when an answer says 'login': one retry, with a token another call has just got or with the remember token. */
export const retryAfterLoss = async (refused: Attempt, retry: Retry): Promise<Outcome> => {
  if (renewal) {
    const attempt = (await renewal) ? await retry() : refused
    return { attempt, isFirstToKnow: false }
  }
  const outcome = withRenewalLock(() => renewUnlessDone(refused, retry))
  renewal = outcome.then(
    ({ attempt }) => !isLost(attempt),
    () => false,
  )
  try {
    return await outcome
  } finally {
    renewal = undefined
  }
}
