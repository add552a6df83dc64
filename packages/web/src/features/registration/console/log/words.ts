import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const logWords = wordsOf({
  lead: ['全部注册申请的处理记录，最新的在前。', 'History of all registrations, newest first.', '全部註冊申請的處理記錄，最新的在前。'],
  search: ['姓名或学工号', 'Name or number', '姓名或學工號'],
  event: ['事件', 'Event', '事件'],
  allEvents: ['全部事件', 'All events', '全部事件'],
  person: ['申请人', 'Applicant', '申請人'],
  state: ['现在状态', 'Status now', '現在狀態'],
  actor: ['操作人', 'By', '操作人'],
  notes: ['说明', 'Notes', '說明'],
  at: ['时间', 'Time', '時間'],
  none: ['没有记录。', 'Nothing here.', '沒有記錄。'],
  count: (count: string): Phrase => [`共 ${count} 条`, `${count} in total`, `共 ${count} 條`],
  oneOnly: ['只显示一条申请的记录', 'Shows one registration only', '只顯示一條申請的記錄'],
  showAll: ['显示全部', 'Show all', '顯示全部'],
})
