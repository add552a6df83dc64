import { wordsOf } from '@campus/ui/words/words.ts'

export const makeWords = wordsOf({
  get: ['立即领取', 'Get it now', '立即領取'],
  goOn: ['下一步', 'Continue', '下一步'],
  toAll: ['看全部证明', 'All certificates', '看全部證明'],
  preview: ['预览', 'Preview', '預覽'],
})
