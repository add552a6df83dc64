import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const consentWords = wordsOf({
  title: ['文件已更新', 'Our terms have changed', '文件已更新'],
  text: [
    '以下文件有了新的版本，请阅读后确认是否同意。',
    'There are new versions of these documents. Please read them and agree to continue.',
    '以下文件有了新的版本，請閱讀後確認是否同意。',
  ],
  version: (version: string): Phrase => [`版本 ${version}`, `Version ${version}`, `版本 ${version}`],
  later: ['稍后再说', 'Later', '稍後再說'],
  agree: ['同意', 'I agree', '同意'],
})
