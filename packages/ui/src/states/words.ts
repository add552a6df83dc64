import { wordsOf } from '../words/words.ts'

export const stateWords = wordsOf({
  waiting: ['正在加载…', 'Loading…', '載入中…'],
  retry: ['重试', 'Try again', '重試'],
  showAll: ['查看全部', 'Show all', '查看全部'],
  refused: ['暂时无法完成', 'This is not possible right now', '暫時無法完成'],
  noConnection: ['网络不通', 'No connection', '網路不通'],
  broken: ['出了点问题', 'Something went wrong', '出了點問題'],
  brokenAdvice: [
    '请稍后再试；若一直如此，请联系学校管理员。',
    'Please try again later. If it keeps happening, contact your school administrator.',
    '請稍後再試；若一直如此，請聯絡學校管理員。',
  ],
})
