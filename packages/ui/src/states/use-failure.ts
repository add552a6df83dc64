import { HttpFailure, NoConnection, Refusal } from '../failures/failures.ts'
import { useWords } from '../words/words.ts'
import { stateWords } from './words.ts'

interface Failure {
  readonly title: string
  readonly advice: string
}

/** Any error as the reader should meet it: errors of the client speak for themselves, a bug never shows its inside. */
export const useFailure = (error: unknown): Failure => {
  const words = useWords(stateWords)
  if (error instanceof Refusal) return { title: words.refused, advice: error.message }
  if (error instanceof NoConnection) return { title: words.noConnection, advice: error.message }
  if (error instanceof HttpFailure) return { title: words.broken, advice: error.message }
  return { title: words.broken, advice: words.brokenAdvice }
}
