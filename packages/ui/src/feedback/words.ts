import { wordsOf } from '../words/words.ts'

export const feedbackWords = wordsOf({
  requesting: ['请求中…', 'Requesting…', '請求中…'],
  offline: ['网络已断开，恢复后会自动继续', 'No network; we will go on when it is back', '網路已斷開，恢復後會自動繼續'],
  confirm: ['确定', 'OK', '確定'],
  cancel: ['取消', 'Cancel', '取消'],
})
