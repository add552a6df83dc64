import { wordFailuresIn } from '@campus/client/failures.ts'
import { defaultLanguage, type Language } from '@campus/contract/language.ts'
import { currentLanguage, htmlLanguage, setLanguage } from '@campus/ui/words/language-store.ts'

wordFailuresIn(currentLanguage)

/** The choice of whoever stands here: it is kept nowhere and ends with them. */
export const chooseLanguage = (chosen: Language): void => {
  setLanguage(chosen)
  document.documentElement.lang = htmlLanguage[chosen]
}

export const forgetLanguage = (): void => chooseLanguage(defaultLanguage)
