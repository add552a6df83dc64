import { wordsOf } from '../words/words.ts'

export const feedbackWords = wordsOf({
  requesting: ['请求中…', 'Loading…', '請求中…'],
  offline: [
    '没有网络，恢复后会重新加载此页',
    'You are offline. This page loads again when you are back online.',
    '沒有網路，恢復後會重新載入此頁',
  ],
  confirm: ['确定', 'OK', '確定'],
  cancel: ['取消', 'Cancel', '取消'],
})
