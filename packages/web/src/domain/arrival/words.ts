import { wordsOf } from '@campus/ui/words/words.ts'

export const arrivalWords = wordsOf({
  understood: ['我知道了', 'Got it', '我知道了'],
})
