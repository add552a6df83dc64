import { randomId } from '../random-id.ts'
import { mayHaveHappened } from './submission-key.ts'

/**
 * What one button or form sends. The same content while it is under way is the second tap on the same button: it gets the first one's
 * answer. Other content is another wish: it is sent when the one before it has ended, so that they arrive in the order of the taps.
 */
export const openSubmissions = <Answer>() => {
  const running = new Map<string, Promise<Answer>>()
  /** Of submissions whose end is not known: the same content again must not be carried out a second time. */
  const undecided = new Map<string, string>()
  let before: Promise<unknown> = Promise.resolve()

  const submit = async (content: string, send: (key: string) => Promise<Answer>) => {
    const key = undecided.get(content) ?? randomId()
    undecided.set(content, key)
    try {
      const answer = await send(key)
      undecided.delete(content)
      return answer
    } catch (error) {
      if (!mayHaveHappened(error)) undecided.delete(content)
      throw error
    }
  }

  return (given: unknown, send: (key: string) => Promise<Answer>): Promise<Answer> => {
    const content = JSON.stringify(given)
    const same = running.get(content)
    if (same) return same
    const answer = before.then(() => submit(content, send)).finally(() => running.delete(content))
    running.set(content, answer)
    before = answer.catch(() => undefined)
    return answer
  }
}
