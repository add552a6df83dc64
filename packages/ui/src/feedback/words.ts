import { wordsOf } from '../words/words.ts'

export const feedbackWords = wordsOf({
  requesting: ['请求中…', 'Loading…', '請求中…'],
  offline: ['网络已断开，恢复后会自动继续', 'You are offline. We will continue when you are back online.', '網路已斷開，恢復後會自動繼續'],
  confirm: ['确定', 'OK', '確定'],
  cancel: ['取消', 'Cancel', '取消'],
})
