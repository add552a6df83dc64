import { wordsOf } from '@campus/ui/words/words.ts'

export const pickUpScreenWords = wordsOf({
  one: ['委托详情', 'Entrustment', '委託詳情'],
  none: [
    '没有等您代领的文件。有人委托您时会通知您。',
    'There is nothing to fetch. You will be told when somebody asks you.',
    '沒有等您代領的檔案。有人委託您時會通知您。',
  ],
  toLog: ['查看委托记录', 'See all entrustments', '查看委託記錄'],
})
