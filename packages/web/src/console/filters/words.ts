import { wordsOf } from '@campus/ui/words/words.ts'

export const filterWords = wordsOf({
  state: ['状态', 'Status', '狀態'],
  allStates: ['全部状态', 'All statuses', '全部狀態'],
  days: ['日期', 'Days', '日期'],
  from: ['开始日期', 'From', '開始日期'],
  unit: ['单位', 'Unit', '單位'],
  until: ['结束日期', 'Until', '結束日期'],
})
