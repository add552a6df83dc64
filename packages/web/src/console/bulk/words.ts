import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

const listed = (names: readonly string[], more: number): string => {
  const all = more > 0 ? [...names, `${more} more`] : names
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
}

export const bulkWords = wordsOf({
  chosen: (count: number): Phrase => [`已选 ${count} 条`, `${count} selected`, `已選 ${count} 筆`],
  naming: (names: readonly string[], more: number, text: string): Phrase => [
    `${names.join('、')}${more > 0 ? `，另有 ${more} 条` : ''}。${text}`,
    `${listed(names, more)}. ${text}`,
    `${names.join('、')}${more > 0 ? `，另有 ${more} 筆` : ''}。${text}`,
  ],
  clear: ['取消选择', 'Clear selection', '取消選擇'],
  running: (done: number, count: number): Phrase => [`处理中 ${done} / ${count}`, `${done} of ${count}`, `處理中 ${done} / ${count}`],
  done: (count: number): Phrase => [`已处理 ${count} 条`, `${count} done`, `已處理 ${count} 筆`],
  refused: (done: number, refused: number): Phrase => [
    `已处理 ${done} 条，${refused} 条未成功，仍保持选中`,
    `${done} done, ${refused} not possible. They stay selected.`,
    `已處理 ${done} 筆，${refused} 筆未成功，仍保持選取`,
  ],
})
