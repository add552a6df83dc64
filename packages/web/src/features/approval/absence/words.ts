import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const absenceWords = wordsOf({
  lead: [
    '外出期间，新到的审批由代理人处理，记录中会同时显示两人姓名。',
    'While you are away, your deputy handles new approvals. The record shows both names.',
    '外出期間，新到的審批由代理人處理，記錄中會同時顯示兩人姓名。',
  ],
  add: ['设置代理人', 'Add a deputy', '設定代理人'],
  deputy: ['代理人', 'Deputy', '代理人'],
  from: ['开始时间', 'From', '開始時間'],
  until: ['结束时间', 'Until', '結束時間'],
  reason: ['说明', 'Note', '說明'],
  handOver: (count: number): Phrase => [
    `将现有的 ${count} 项待办一并转交`,
    `Also hand over ${count} waiting now`,
    `將現有的 ${count} 項待辦一併轉交`,
  ],
  save: ['保存', 'Save', '儲存'],
  saved: ['代理人已设置', 'Deputy saved', '代理人已設定'],
  savedWith: (count: number): Phrase => [
    `代理人已设置，已转交 ${count} 项`,
    `Deputy saved, ${count} handed over`,
    `代理人已設定，已轉交 ${count} 項`,
  ],
  mine: ['我的代理安排', 'My deputies', '我的代理安排'],
  forOthers: ['我代理的人', 'People I stand in for', '我代理的人'],
  now: ['进行中', 'Now', '進行中'],
  later: ['未开始', 'Later', '未開始'],
  end: ['结束代理', 'End now', '結束代理'],
  endTitle: ['结束这次代理？', 'End this arrangement?', '結束這次代理？'],
  endText: ['之后到达的审批由您本人处理。', 'New approvals will come to you again.', '之後到達的審批由您本人處理。'],
  ended: ['代理已结束', 'Ended', '代理已結束'],
})
