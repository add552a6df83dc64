import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const statusWords = wordsOf({
  lead: [
    '系统各部分的运行状态，每 15 秒更新一次。有问题的项目会说明原因和处理办法。',
    'Status of every part of the system, updated every 15 seconds. Anything that needs attention says why and what to do.',
    '系統各部分的執行狀態，每 15 秒更新一次。有問題的項目會說明原因和處理辦法。',
  ],
  overall: ['总体状态', 'Overall', '整體狀態'],
  allGood: ['一切正常', 'All systems normal', '一切正常'],
  wanting: (count: number): Phrase => [
    `${count} 项需要注意`,
    counted(count, 'item needs attention', 'items need attention'),
    `${count} 項需要注意`,
  ],
  asOf: ['更新于', 'As of', '更新於'],
  good: ['正常', 'OK', '正常'],
  attention: ['注意', 'Attention', '注意'],
  bad: ['故障', 'Down', '故障'],
  off: ['未启用', 'Not in use', '未啟用'],
  since: ['时间', 'Since', '時間'],
  toDo: ['处理办法：', 'What to do:', '處理辦法：'],
  nothing: ['没有', 'None', '沒有'],
})
