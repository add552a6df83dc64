import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const filterWords = wordsOf({
  state: ['状态', 'Status', '狀態'],
  allStates: ['全部状态', 'All statuses', '全部狀態'],
  between: (from: string, until: string): Phrase => [`${from} 至 ${until}`, `${from} to ${until}`, `${from} 至 ${until}`],
  clearTime: ['清除时间', 'Clear time', '清除時間'],
  onePerson: [
    '只显示一个人的记录。本人会看到这次查看。',
    'Shows one person only. They can see that you looked.',
    '只顯示一個人的記錄。本人會看到這次查看。',
  ],
  showAll: ['显示全部', 'Show all', '顯示全部'],
  unit: ['单位', 'Unit', '單位'],
})
