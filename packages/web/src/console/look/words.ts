import { wordsOf } from '@campus/ui/words/words.ts'

export const lookWords = wordsOf({
  day: ['日期', 'Day', '日期'],
  toList: ['返回列表', 'Back to the list', '返回清單'],
})
