import { randomId } from '../session/random-id.ts'
import { mayHaveHappened } from './submission-key.ts'

/**
 * What one button or form sends. The same content while it is under way is the second tap on the same button: it gets the first one's
 * answer. Other content is another wish: it is sent when the one before it has ended, so that they arrive in the order of the taps.
 */
export const openSubmissions = <Given, Answer>(send: (given: Given, key: string) => Promise<Answer>) => {
  const running = new Map<string, Promise<Answer>>()
  /** Of submissions whose end is not known: the same content again must not be carried out a second time. */
  const undecided = new Map<string, string>()
  let before: Promise<unknown> = Promise.resolve()

  const submit = async (given: Given, content: string) => {
    const key = undecided.get(content) ?? randomId()
    undecided.set(content, key)
    try {
      const answer = await send(given, key)
      undecided.delete(content)
      return answer
    } catch (error) {
      if (!mayHaveHappened(error)) undecided.delete(content)
      throw error
    }
  }

  return (given: Given): Promise<Answer> => {
    const content = JSON.stringify(given)
    const same = running.get(content)
    if (same) return same
    const answer = before.then(() => submit(given, content)).finally(() => running.delete(content))
    running.set(content, answer)
    before = answer.catch(() => undefined)
    return answer
  }
}
