import { wordsOf } from '../words/words.ts'

export const dayRangeWords = wordsOf({
  days: ['日期', 'Days', '日期'],
  from: ['开始日期', 'From', '開始日期'],
  until: ['结束日期', 'Until', '結束日期'],
})
