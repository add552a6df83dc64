import { wordsOf } from '@campus/ui/words/words.ts'

export const htmlWords = wordsOf({
  unknownDocument: [
    '没有这份文档，链接可能已经过时。',
    'This document does not exist. The link may be out of date.',
    '沒有這份文件，連結可能已經過時。',
  ],
  goBack: ['返回', 'Go back', '返回'],
})
