import { wordsOf } from '../words/words.ts'

export const pullWords = wordsOf({
  pulling: ['下拉刷新', 'Pull down to refresh', '下拉刷新'],
  ready: ['释放立即刷新', 'Release to refresh', '釋放立即刷新'],
  refreshing: ['加载中…', 'Loading…', '加載中…'],
  done: ['刷新成功', 'Refreshed', '刷新成功'],
})
