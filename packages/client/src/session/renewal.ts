import { withPageLock } from '../page-lock.ts'
import type { Attempt } from './attempt.ts'
import { afterLoss, type ClientSession, type SessionStore } from './session-store.ts'

export const isLost = ({ envelope }: Attempt) => envelope?.result === 'login'

interface Outcome {
  readonly attempt: Attempt
  /** True for the one call that found the loss, so that people read about it once. */
  readonly isFirstToKnow: boolean
}

type Retry = (remember?: string) => Promise<Attempt>

/** Renews a lost session, once for all calls of this page and one page at a time. */
export const openRenewal = <Session extends ClientSession>(store: SessionStore<Session>) => {
  /** Set while one call of this tab renews the session: the others wait for it instead of renewing too. */
  let renewal: Promise<'renewed' | 'lost' | 'open'> | undefined

  const renewWith = async (remember: string, retry: Retry): Promise<Attempt> => {
    const { token, user, isAgent } = store.read()
    store.changeHere(afterLoss)
    try {
      const attempt = await retry(remember)
      if (!isLost(attempt)) return attempt
      const stored = store.readStored()
      // A tab without the lock renewed first: what was refused is the old token, and the new one is good.
      if (stored.token && stored.remember && stored.remember !== remember) return await retry()
      store.change((session) => ({ ...afterLoss(session), remember: '' }))
      return attempt
    } catch (error) {
      // Only the network failed, the session may still be valid: keep it.
      store.change((session) => (session.token ? session : { ...session, token, user, isAgent }))
      throw error
    }
  }

  /** With the lock held: another tab may have renewed the session, or found it lost, while this one waited. */
  const renewUnlessDone = async (refused: Attempt, retry: Retry): Promise<Outcome> => {
    const { token, remember } = store.readStored()
    if (token && token !== refused.sentToken) return { attempt: await retry(), isFirstToKnow: true }
    if (!token && refused.sentToken) return { attempt: refused, isFirstToKnow: false }
    if (remember) return { attempt: await renewWith(remember, retry), isFirstToKnow: true }
    store.change(afterLoss)
    return { attempt: refused, isFirstToKnow: true }
  }

  /** What to do when an answer says 'login': one retry, with a token another call has just got or with the remember token. */
  const recover = async (refused: Attempt, retry: Retry): Promise<Outcome> => {
    if (renewal) {
      const outcome = await renewal
      // The call that went first was given up or met no network, which says nothing of this one.
      if (outcome === 'open') return recover(refused, retry)
      return { attempt: outcome === 'renewed' ? await retry() : refused, isFirstToKnow: false }
    }
    // Without locks two pages may renew at once: the server answers the second like the first.
    const outcome = withPageLock('campus.session.renewal', () => renewUnlessDone(refused, retry))
    renewal = outcome.then(
      ({ attempt }) => (isLost(attempt) ? 'lost' : 'renewed'),
      () => 'open',
    )
    try {
      return await outcome
    } finally {
      renewal = undefined
    }
  }
  return recover
}
