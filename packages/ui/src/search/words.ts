import { wordsOf } from '../words/words.ts'

export const searchWords = wordsOf({
  clear: ['清除', 'Clear', '清除'],
})
