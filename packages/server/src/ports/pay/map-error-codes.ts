import { OutsideFailure } from '../../platform/http-client/outside-failure.ts'

/** What was asked for; where the provider says one of these words instead, the answer to that word. */
export const mapErrorCodes = async <Answer, Instead>(
  asked: Promise<Answer>,
  words: readonly string[],
  instead: () => Instead | Promise<Instead>,
): Promise<Answer | Instead> => {
  try {
    return await asked
  } catch (error) {
    if (error instanceof OutsideFailure && error.code !== undefined && words.includes(error.code)) return instead()
    throw error
  }
}
