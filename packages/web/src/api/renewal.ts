import { afterLoss } from '../session/session.ts'
import { changeSession, readSession } from '../session/session-store.ts'
import type { Attempt } from './attempt.ts'

/** Set while one call renews the session: a remember token works once, so the others wait for it instead of spending it too. */
let renewal: Promise<boolean> | undefined

const isLost = ({ envelope }: Attempt) => envelope?.result === 'login'

interface Outcome {
  readonly attempt: Attempt
  /** True for the one call that found the loss, so that people read about it once. */
  readonly isFirstToKnow: boolean
}

const renewWith = async (remember: string, retry: (remember: string) => Promise<Attempt>): Promise<Attempt> => {
  const before = readSession()
  const running = retry(remember)
  renewal = running.then(
    (attempt) => !isLost(attempt),
    () => false,
  )
  changeSession(afterLoss)
  try {
    const attempt = await running
    if (isLost(attempt)) changeSession((session) => ({ ...session, remember: '' }))
    return attempt
  } catch (error) {
    // Nobody said that the session is gone, only that the network is: keep what was there.
    changeSession((session) => (session.token ? session : { ...session, token: before.token, user: before.user, isAgent: before.isAgent }))
    throw error
  } finally {
    renewal = undefined
  }
}

/** What to do when an answer says 'login': one retry, with a token another call has just got or with the remember token. */
export const retryAfterLoss = async (refused: Attempt, retry: (remember?: string) => Promise<Attempt>): Promise<Outcome> => {
  if (renewal) {
    const attempt = (await renewal) ? await retry() : refused
    return { attempt, isFirstToKnow: false }
  }
  const { token, remember } = readSession()
  if (token && token !== refused.sentToken) return { attempt: await retry(), isFirstToKnow: true }
  if (!token && refused.sentToken) return { attempt: refused, isFirstToKnow: false }
  if (remember) return { attempt: await renewWith(remember, retry), isFirstToKnow: true }
  changeSession(afterLoss)
  return { attempt: refused, isFirstToKnow: true }
}
