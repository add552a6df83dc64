import { wordsOf } from '@campus/ui/words/words.ts'

export const pickUpScreenWords = wordsOf({
  one: ['代领详情', 'Pick-up request', '代領詳情'],
  none: [
    '没有等您代领的文件。有人请您代领时会通知您。',
    'Nothing to collect. We will notify you when someone asks you.',
    '沒有等您代領的檔案。有人請您代領時會通知您。',
  ],
  toLog: ['查看代领记录', 'View all requests', '查看代領記錄'],
})
