import { deliveryFaultNames, deliveryOutcomeNames } from '@campus/contract/approval/console/deliveries.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const deliveriesWords = wordsOf({
  lead: [
    '流程调用其他系统的记录，每次尝试一行。失败三次后由流程管理员处理。',
    'Calls that processes made to other systems, one line per attempt. After three failures the administrators of the process decide.',
    '流程呼叫其他系統的記錄，每次嘗試一行。失敗三次後由流程管理員處理。',
  ],
  process: ['流程', 'Process', '流程'],
  allProcesses: ['全部流程', 'All processes', '全部流程'],
  name: ['申请', 'Application', '申請'],
  step: ['节点', 'Step', '節點'],
  url: ['地址', 'Address', '位址'],
  attempt: ['第几次', 'Attempt', '第幾次'],
  state: ['结果', 'Result', '結果'],
  ...deliveryOutcomeNames,
  ...deliveryFaultNames,
  waiting: ['待处理', 'Needs action', '待處理'],
  time: ['时间', 'Time', '時間'],
  none: ['还没有外部调用', 'No calls yet', '還沒有外部呼叫'],
  count: (count: string) => [`共 ${count} 条`, `${count} in total`, `共 ${count} 條`],
})
