import { useWords } from '@campus/ui/words/words.ts'
import { importRowWords } from './row-words.ts'

/** What is said beside the decision about an import of rows, some of which may be wrong. */
export const useRowTexts = (wrong: number) => {
  const { skipWrong, hasWrong, allWrong, nothing } = useWords(importRowWords)
  return { skipWrong: skipWrong(wrong), hasWrong, allWrong, nothing }
}
