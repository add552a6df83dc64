import { wordsOf } from '../words/words.ts'

export const pullWords = wordsOf({
  pulling: ['下拉刷新', 'Scroll down to refresh', '下拉刷新'],
  ready: ['释放立即刷新', 'Release to refresh immediately', '釋放立即刷新'],
  refreshing: ['加载中...', 'Loading...', '加載中...'],
  done: ['刷新成功', 'Refresh successful', '刷新成功'],
})
