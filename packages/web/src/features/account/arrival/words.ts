import { wordsOf } from '../../../words/words.ts'

export const arrivalWords = wordsOf({
  understood: ['我知道了', 'Got it', '我知道了'],
})
