import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const statisticsWords = wordsOf({
  lead: [
    '每个流程收到多少申请、结果如何、各步骤用时多久，统计到昨天。用时按工作时间计算。',
    'How many applications each process had, how they ended and how long each step took, up to yesterday. Times are working hours.',
    '每個流程收到多少申請、結果如何、各步驟用時多久，統計到昨天。用時按工作時間計算。',
  ],
  span: ['时间范围', 'Period', '時間範圍'],
  days: (count: number): Phrase => [`最近 ${count} 天`, `Last ${counted(count, 'day')}`, `最近 ${count} 天`],
  process: ['流程', 'Process', '流程'],
  allProcesses: ['全部流程', 'All processes', '全部流程'],
  chart: ['每天的申请', 'Applications per day', '每天的申請'],
  started: ['发起', 'Started', '發起'],
  ended: ['结束', 'Ended', '結束'],
  passed: ['通过', 'Approved', '通過'],
  refused: ['拒绝', 'Rejected', '拒絕'],
  cancelled: ['撤销', 'Cancelled', '撤銷'],
  returned: ['退回', 'Returned', '退回'],
  timedOut: ['超时处理', 'Decided by time limit', '超時處理'],
  median: ['用时中位数', 'Median time', '用時中位數'],
  p90: ['90% 用时不超过', '90% within', '90% 用時不超過'],
  hours: (hours: number): Phrase => [`${hours} 小时`, `${hours} h`, `${hours} 小時`],
  total: (started: number, ended: number): Phrase => [
    `发起 ${started} 个，结束 ${ended} 个`,
    `${started} started, ${ended} ended`,
    `發起 ${started} 個，結束 ${ended} 個`,
  ],
  byProcess: ['按流程', 'By process', '按流程'],
  byStep: ['按步骤', 'By step', '按步驟'],
  step: ['步骤', 'Step', '步驟'],
  none: ['这段时间没有申请', 'No applications in this period', '這段時間沒有申請'],
})
