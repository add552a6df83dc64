import { wordsOf } from '../../words/words.ts'

export const makeWords = wordsOf({
  begun: ['已开始制作', 'It is being made', '已開始製作'],
  get: ['立即领取', 'Get it now', '立即領取'],
  toAll: ['看全部证明', 'All certificates', '看全部證明'],
  preview: ['预览', 'Preview', '預覽'],
})
