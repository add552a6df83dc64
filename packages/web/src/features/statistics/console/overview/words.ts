import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const overviewWords = wordsOf({
  lead: [
    '今天与昨天、上周同日相比；异常的小时；审批与人脸核验。',
    'Today compared with yesterday and last week, unusual hours, approvals and face checks.',
    '今天與昨天、上週同日相比；異常的小時；審批與人臉核驗。',
  ],
  countedAt: (time: string): Phrase => [`统计到 ${time}`, `Counted at ${time}`, `統計到 ${time}`],
  neverCounted: ['尚未统计', 'Not counted yet', '尚未統計'],
  today: ['今天', 'Today', '今天'],
  more: ['更多统计', 'All statistics', '更多統計'],
  yesterday: ['昨天此时', 'Yesterday by now', '昨天此時'],
  lastWeek: ['上周此时', 'Last week by now', '上週此時'],
  hours: (name: string, counts: string): Phrase => [
    counts ? `${name}，今天每小时：${counts}` : `${name}，今天还没有`,
    counts ? `${name} today by hour: ${counts}` : `${name}: none today`,
    counts ? `${name}，今天每小時：${counts}` : `${name}，今天還沒有`,
  ],
  explore: (name: string): Phrase => [`查看${name}`, `Explore ${name}`, `檢視${name}`],
  hints: ['异常时段', 'Unusual hours', '異常時段'],
  noHints: ['最近两周没有异常', 'Nothing unusual in the last two weeks', '最近兩週沒有異常'],
  hint: (count: number, from: number, to: number): Phrase => [
    `${count} 次，通常 ${from}–${to} 次`,
    `${count}, usually ${from}–${to}`,
    `${count} 次，通常 ${from}–${to} 次`,
  ],
  network: (name: string, count: number): Phrase => [
    `其中 ${count} 次来自网络 ${name}`,
    `${count} of them from the network ${name}`,
    `其中 ${count} 次來自網路 ${name}`,
  ],
  unit: (name: string, count: number): Phrase => [
    `其中 ${count} 次来自${name}`,
    `${count} of them from ${name}`,
    `其中 ${count} 次來自${name}`,
  ],
  subject: (name: string, count: number): Phrase => [`其中 ${count} 次为${name}`, `${count} of them: ${name}`, `其中 ${count} 次為${name}`],
  toRows: ['查看明细', 'View entries', '檢視明細'],
  approvals: ['审批', 'Approvals', '審批'],
  timeToDecide: ['平均审批用时', 'Average time to decide', '平均審批用時'],
  processes: ['按流程', 'By process', '按流程'],
  faces: ['人脸核验', 'Face checks', '人臉核驗'],
  purposes: ['按用途', 'By purpose', '按用途'],
})
