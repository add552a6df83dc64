import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '../words/words.ts'

export const pdfWords = wordsOf({
  failed: ['PDF 加载失败', 'The PDF could not be loaded', 'PDF 載入失敗'],
  first: ['第一页', 'First page', '第一頁'],
  previous: ['上一页', 'Previous page', '上一頁'],
  next: ['下一页', 'Next page', '下一頁'],
  last: ['最后一页', 'Last page', '最後一頁'],
  smaller: ['缩小', 'Zoom out', '縮小'],
  larger: ['放大', 'Zoom in', '放大'],
  pageOf: (page: number, count: number): Phrase => [`第 ${page} / ${count} 页`, `Page ${page} of ${count}`, `第 ${page} / ${count} 頁`],
})
