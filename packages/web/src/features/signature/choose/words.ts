import { wordsOf } from '@campus/ui/words/words.ts'

export const chooseWords = wordsOf({
  lead: ['您申请的证明需要签名。', 'The certificate you are applying for needs your signature.', '您申請的證明需要簽名。'],
  leadAlone: [
    '申请需要签名的证明时，可以使用它。',
    'You can use it when a certificate needs your signature.',
    '申請需要簽名的證明時，可以使用它。',
  ],
  none: [
    '您还没有签名，签一次以后都能用',
    'You have no signature yet. Sign once and use it again later.',
    '您還沒有簽名，簽一次以後都能用',
  ],
  another: ['重新签一个', 'Make a new one', '重新簽一個'],
})
