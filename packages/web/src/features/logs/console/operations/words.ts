import { wordsOf } from '@campus/ui/words/words.ts'

export const operationsWords = wordsOf({
  lead: [
    '谁在什么时候做了什么，改动前后一目了然。',
    'Who did what and when, with before and after.',
    '誰在什麼時候做了什麼，改動前後一目了然。',
  ],
  newest: ['最近的操作', 'Latest operations', '最近的操作'],
  all: ['全部操作', 'All operations', '全部操作'],
  none: ['尚无操作记录。', 'Nothing has been recorded yet.', '尚無操作記錄。'],
  subject: ['对象', 'About', '對象'],
  details: ['详情', 'Details', '詳情'],
})
