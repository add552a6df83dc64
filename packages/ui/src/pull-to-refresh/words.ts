import { wordsOf } from '../words/words.ts'

export const pullWords = wordsOf({
  pulling: ['下拉刷新', 'Pull down to refresh', '下拉重新整理'],
  ready: ['松开立即刷新', 'Release to refresh', '放開即重新整理'],
  refreshing: ['加载中…', 'Loading…', '載入中…'],
  done: ['刷新成功', 'Refreshed', '已更新'],
})
