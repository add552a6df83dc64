import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const statisticsWords = wordsOf({
  lead: [
    '所有终端的打印量、故障和修复用时。',
    'Print volume, faults and repair times of all terminals.',
    '所有終端的列印量、故障和修復用時。',
  ],
  span: ['时间范围', 'Period', '時間範圍'],
  days: (count: number): Phrase => [`最近 ${count} 天`, `Last ${counted(count, 'day')}`, `最近 ${count} 天`],
  printed: ['打印量', 'Printed per day', '列印量'],
  pages: ['页数', 'Pages', '頁數'],
  jobs: ['任务', 'Prints', '任務'],
  faults: ['故障', 'Faults', '故障'],
  mean: ['平均修复时间', 'Mean time to repair', '平均修復時間'],
  total: (pages: number, jobs: number): Phrase => [
    `共 ${pages} 页，${jobs} 次`,
    `${counted(pages, 'page')} in ${counted(jobs, 'print')}`,
    `共 ${pages} 頁，${jobs} 次`,
  ],
  kind: ['故障', 'Fault', '故障'],
  byKind: ['故障种类', 'Faults by type', '故障種類'],
  noFaults: ['这段时间没有故障。', 'No faults in this period.', '這段時間沒有故障。'],
  times: (count: number): Phrase => [`${count} 次`, counted(count, 'time'), `${count} 次`],
  repairedIn: (time: string): Phrase => [`平均 ${time} 修复`, `${time} to repair on average`, `平均 ${time} 修復`],
  notRepaired: ['尚未修复', 'Not repaired yet', '尚未修復'],
})
