import { useWords } from '../words/words.ts'
import { stateWords } from './words.ts'

interface Failure {
  readonly title: string
  readonly advice: string
}

/** Errors that are written for the reader say so by their kind, which chooses the title above their message. */
const kinds = ['refused', 'noConnection', 'broken'] as const

const kindOf = (error: Error) => kinds.find((kind) => 'kind' in error && error.kind === kind)

/** Any error as the reader should meet it: errors with a kind speak for themselves, a bug never shows its inside. */
export const useFailure = (error: unknown): Failure => {
  const words = useWords(stateWords)
  const kind = error instanceof Error ? kindOf(error) : undefined
  return kind && error instanceof Error
    ? { title: words[kind], advice: error.message }
    : { title: words.broken, advice: words.brokenAdvice }
}
