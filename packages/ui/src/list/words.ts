import { wordsOf } from '../words/words.ts'

export const listWords = wordsOf({
  refresh: ['刷新', 'Refresh', '重新整理'],
  updated: ['最近更新：', 'Last updated: ', '最近更新：'],
  more: ['加载更多', 'Load more', '載入更多'],
  loadingMore: ['正在加载更多…', 'Loading more…', '正在載入更多…'],
  end: ['没有更多了', 'No more results', '沒有更多了'],
})
