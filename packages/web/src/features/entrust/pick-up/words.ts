import { wordsOf } from '@campus/ui/words/words.ts'

export const pickUpScreenWords = wordsOf({
  one: ['委托详情', 'Pick-up request', '委託詳情'],
  none: [
    '没有等您代领的文件。有人委托您时会通知您。',
    'Nothing to pick up. We will notify you when someone asks you.',
    '沒有等您代領的檔案。有人委託您時會通知您。',
  ],
  toLog: ['查看委托记录', 'View all requests', '查看委託記錄'],
})
