import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const unitWords = wordsOf({
  search: ['搜索单位名称', 'Search by name', '搜尋單位名稱'],
  noMatch: ['没有匹配的单位，请换个词', 'No matching units. Try another word.', '沒有符合的單位，請換個詞'],
  none: ['学校还没有设置单位', 'The school has no units yet', '學校還沒有設定單位'],
  all: ['全部单位', 'All units', '全部單位'],
  choose: ['请选择单位', 'Choose a unit', '請選擇單位'],
  close: ['关闭', 'Close', '關閉'],
  clear: ['清空', 'Clear', '清空'],
  comma: ['、', ', ', '、'],
  chosen: (count: number): Phrase => [`已选 ${count} 个单位`, `${counted(count, 'unit')} selected`, `已選 ${count} 個單位`],
  done: (count: number): Phrase => [`确定（${count}）`, `Done (${count})`, `確定（${count}）`],
})
