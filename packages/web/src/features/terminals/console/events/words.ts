import type { Phrase } from '@campus/contract/language.ts'
import { terminalEventNames } from '@campus/contract/terminals/console.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const eventsWords = wordsOf({
  lead: ['终端事件，最新的在前。', 'Terminal events, newest first.', '終端事件，最新的在前。'],
  at: ['时间', 'Time', '時間'],
  terminal: ['终端', 'Terminal', '終端'],
  kind: ['事件', 'Event', '事件'],
  allKinds: ['全部事件', 'All events', '全部事件'],
  search: ['终端编号或名称', 'Terminal number or name', '終端編號或名稱'],
  ...terminalEventNames,
  note: ['说明', 'Details', '說明'],
  none: ['还没有记录。', 'No events yet.', '還沒有記錄。'],
  count: (count: string): Phrase => [`共 ${count} 条`, `${count} in total`, `共 ${count} 筆`],
})
