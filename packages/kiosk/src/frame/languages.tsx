import type { Language } from '@campus/contract/language.ts'
import { htmlLanguage, useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords, wordsOf } from '@campus/ui/words/words.ts'
import { chooseLanguage } from '../words/language.ts'

const languageWords = wordsOf({ language: ['语言', 'Language', '語言'] })

/** Each in its own language: people who need it may read nothing else. */
const names: readonly (readonly [Language, string])[] = [
  ['zh_CN', '简体'],
  ['en_US', 'English'],
  ['zh_TW', '繁體'],
]

export function Languages() {
  const words = useWords(languageWords)
  const chosen = useLanguage()
  return (
    <div className="languages" role="group" aria-label={words.language}>
      {names.map(([language, name]) => (
        <button
          key={language}
          type="button"
          lang={htmlLanguage[language]}
          aria-pressed={language === chosen}
          onClick={() => chooseLanguage(language)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
