import { wordsOf } from '../words/words.ts'

export const feedbackWords = wordsOf({
  requesting: ['请求中…', 'Loading…', '請求中…'],
  offline: ['没有网络，恢复后会继续加载', 'You are offline. Loading continues when you are back online.', '沒有網路，恢復後會繼續載入'],
  confirm: ['确定', 'OK', '確定'],
  cancel: ['取消', 'Cancel', '取消'],
})
