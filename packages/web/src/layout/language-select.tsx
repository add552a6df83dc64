import type { Language } from '@campus/contract/language.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { GlobalOutline } from 'antd-mobile-icons'
import { chooseLanguage } from '../session/choose-language.ts'
import './language-select.css'
import { wordsOf } from '@campus/ui/words/words.ts'

const languageWords = wordsOf({ language: ['语言', 'Language', '語言'] })

/** For who is not logged in, and so has no settings where the language could be chosen. */
export function LanguageSelect() {
  const words = useWords(languageWords)
  const language = useLanguage()
  return (
    <label className="language-select">
      <GlobalOutline aria-hidden />
      <select aria-label={words.language} value={language} onChange={(event) => chooseLanguage(event.target.value as Language)}>
        <option value="zh_CN">简体中文</option>
        <option value="en_US">English</option>
        <option value="zh_TW">繁體中文</option>
      </select>
    </label>
  )
}
