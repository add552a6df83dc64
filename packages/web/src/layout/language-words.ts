import { wordsOf } from '@campus/ui/words/words.ts'

export const languageWords = wordsOf({ language: ['语言', 'Language', '語言'] })
