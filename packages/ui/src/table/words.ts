import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '../words/words.ts'

export const tableWords = wordsOf({
  pages: (label: string): Phrase => [`${label}：翻页`, `${label}: pages`, `${label}：翻頁`],
  shown: (first: string, last: string, total: string): Phrase => [
    `第 ${first}–${last} 条，共 ${total} 条`,
    `${first}–${last} of ${total}`,
    `第 ${first}–${last} 筆，共 ${total} 筆`,
  ],
  beyond: (total: string): Phrase => [
    `此页没有内容，共 ${total} 条`,
    `Nothing on this page. ${total} in total.`,
    `此頁沒有內容，共 ${total} 筆`,
  ],
  page: (number: number, count: number): Phrase => [`${number} / ${count} 页`, `Page ${number} of ${count}`, `${number} / ${count} 頁`],
  first: ['第一页', 'First page', '第一頁'],
  previous: ['上一页', 'Previous page', '上一頁'],
  next: ['下一页', 'Next page', '下一頁'],
  size: ['每页', 'Per page', '每頁'],
})
