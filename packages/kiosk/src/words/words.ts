import { type Phrase, say } from '@campus/contract/language.ts'
import { inLanguage, type Said, type Words } from '@campus/web/words/words.ts'
import { currentLanguage, useLanguage } from './language.ts'

export const useWords = <W extends Words>(words: W): Said<W> => inLanguage(words, useLanguage())

/** For phrases that stand in data, such as the name of a printer's trouble. */
export const useSay = (): ((phrase: Phrase) => string) => {
  const language = useLanguage()
  return (phrase) => say(phrase, language)
}

/** Outside React: what went wrong. */
export const sayNow = (phrase: Phrase): string => say(phrase, currentLanguage())
