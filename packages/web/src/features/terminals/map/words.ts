import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const mapWords = wordsOf({
  search: ['名称、编号或位置', 'Name, number or place', '名稱、編號或位置'],
  ability: ['打印能力', 'Prints', '列印能力'],
  anyAbility: ['全部功能', 'All services', '全部功能'],
  usableOnly: ['只看可用', 'Working only', '只看可用'],
  none: ['学校还没有自助终端。', 'The school has no terminals yet.', '學校還沒有自助終端。'],
  noneLikeThat: ['没有符合条件的终端。', 'No matching terminals.', '沒有符合條件的終端。'],
  more: (shown: number, total: number): Phrase => [
    `共 ${total} 台，这里显示 ${shown} 台，请搜索其他终端。`,
    `Showing ${shown} of ${total}. Search to find the others.`,
    `共 ${total} 台，這裡顯示 ${shown} 台，請搜尋其他終端。`,
  ],
  myReports: ['我的故障报告', 'My fault reports', '我的故障報告'],
})
