import { wordsOf } from '@campus/ui/words/words.ts'

export const faultReportsWords = wordsOf({
  list: ['我的故障报告', 'My fault reports', '我的故障報告'],
  none: ['您还没有报告过终端故障。', 'You have not reported any faults yet.', '您還沒有報告過終端故障。'],
  noneLikeThat: ['没有这种状态的报告。', 'Nothing with this status.', '沒有這種狀態的報告。'],
  add: ['报告故障', 'Report a fault', '報告故障'],
  state: ['状态', 'Status', '狀態'],
  all: ['全部', 'All', '全部'],
  said: ['我报告的', 'My report', '我報告的'],
  terminal: ['终端', 'Terminal', '終端'],
  description: ['说明', 'What happened', '說明'],
  pictures: ['照片', 'Pictures', '照片'],
  phone: ['手机号', 'Mobile number', '手機號碼'],
  reportedAt: ['报告时间', 'Reported', '報告時間'],
  handler: ['处理人', 'Fixed by', '處理人'],
  notes: ['处理说明', 'Fix note', '處理說明'],
  handledAt: ['处理时间', 'Fixed', '處理時間'],
  waits: [
    '维护人员已收到，处理后会通知您。',
    'The technicians have been informed. We will notify you when it is fixed.',
    '維護人員已收到，處理後會通知您。',
  ],
})
