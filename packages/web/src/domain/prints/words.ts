import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const printWords = wordsOf({
  show: ['显示', 'Show', '顯示'],
  all: ['全部', 'All', '全部'],
  progress: (printed: number, copies: number): Phrase => [
    `已打印 ${printed} / ${copies} 份`,
    `${printed} of ${copies} printed`,
    `已列印 ${printed} / ${copies} 份`,
  ],
})
