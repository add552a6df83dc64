import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const instancesWords = wordsOf({
  lead: ['全校的审批申请，最新的在前。', 'All applications of the school, the newest first.', '全校的審批申請，最新的在前。'],
  search: ['编号、摘要、发起人或处理人', 'Number, content, starter or decider', '編號、摘要、發起人或處理人'],
  process: ['流程', 'Process', '流程'],
  allProcesses: ['全部流程', 'All processes', '全部流程'],
  concern: ['进度', 'Progress', '進度'],
  allConcerns: ['全部进度', 'Any progress', '全部進度'],
  overdue: ['已超时', 'Overdue', '已超時'],
  stuck: ['无法继续', 'Stuck', '無法繼續'],
  number: ['编号', 'Number', '編號'],
  starter: ['发起人', 'Starter', '發起人'],
  state: ['状态', 'State', '狀態'],
  waits: ['等待处理', 'Waits for', '等待處理'],
  startedAt: ['发起时间', 'Started', '發起時間'],
  endedAt: ['结束时间', 'Ended', '結束時間'],
  running: ['进行中', 'Running', '進行中'],
  passed: ['已通过', 'Passed', '已通過'],
  refused: ['已拒绝', 'Refused', '已拒絕'],
  cancelled: ['已撤销', 'Cancelled', '已撤銷'],
  draft: ['草稿', 'Draft', '草稿'],
  none: ['没有符合条件的申请', 'No applications like that', '沒有符合條件的申請'],
  count: (count: string) => [`共 ${count} 个`, `${count} in all`, `共 ${count} 個`],
  choice: ['选择', 'Select', '選擇'],
  select: (number: number): Phrase => [`选择编号 ${number}`, `Select no. ${number}`, `選擇編號 ${number}`],
  comma: ['、', ', ', '、'],
})
