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
  first: ['第一页', 'First page', '第一頁'],
  previous: ['上一页', 'Previous page', '上一頁'],
  next: ['下一页', 'Next page', '下一頁'],
  goTo: ['跳转到页', 'Go to page', '跳至頁'],
  of: (count: number): Phrase => [`/ ${count} 页`, `of ${count}`, `/ ${count} 頁`],
  sum: ['合计', 'Total', '合計'],
  columns: ['显示的列', 'Columns', '顯示的欄位'],
  columnsHidden: (count: number): Phrase => [`显示的列（已隐藏 ${count}）`, `Columns (${count} hidden)`, `顯示的欄位（已隱藏 ${count}）`],
  columnsOf: (label: string): Phrase => [`${label}：显示的列`, `${label}: columns shown`, `${label}：顯示的欄位`],
  showAll: ['全部显示', 'Show all', '全部顯示'],
  select: (name: string): Phrase => [`选择 ${name}`, `Select ${name}`, `選擇 ${name}`],
  selectPage: ['选择本页全部', 'Select all on this page', '選擇本頁全部'],
  size: ['每页', 'Per page', '每頁'],
})
