import { wordsOf } from '@campus/ui/words/words.ts'

export const lookWords = wordsOf({
  day: ['日期', 'Day', '日期'],
  toList: ['返回列表', 'Back to the list', '返回清單'],
  close: ['关闭，返回列表', 'Close and show the list', '關閉，返回列表'],
})
