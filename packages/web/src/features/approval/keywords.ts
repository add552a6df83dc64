import type { Keywords } from '../../launcher/keywords.ts'

export const keywords: Keywords = {
  approvals: [
    ['申请', 'apply', '申請', 'shen qing'],
    ['流程', 'process', '流程', 'liu cheng'],
    ['办事大厅', 'office', '辦事大廳', 'ban shi da ting'],
    ['用印', 'seal', '用印', 'yong yin'],
    ['报销', 'reimbursement', '報銷', 'bao xiao'],
  ],
  'approval-tasks': [
    ['待办', 'to do', '待辦', 'dai ban'],
    ['同意', 'approve', '同意', 'tong yi'],
  ],
  'console-approval-processes': [
    ['流程设计', 'process designer', '流程設計', 'liu cheng she ji'],
    ['表单设计', 'form designer', '表單設計', 'biao dan she ji'],
  ],
  'console-approval-instances': [
    ['全部申请', 'all applications', '全部申請', 'quan bu shen qing'],
    ['超时审批', 'overdue approvals', '超時審批', 'chao shi shen pi'],
  ],
  'console-approval-rules': [
    ['审批人规则', 'approver rules', '審批人規則', 'shen pi ren gui ze'],
    ['条件规则', 'condition rules', '條件規則', 'tiao jian gui ze'],
  ],
  'console-approval-statistics': [
    ['审批时长', 'approval times', '審批時長', 'shen pi shi chang'],
    ['办理效率', 'processing times', '辦理效率', 'ban li xiao lv'],
  ],
  'console-approval-deliveries': [
    ['接口调用', 'webhooks', '介面呼叫', 'jie kou diao yong'],
    ['推送失败', 'failed deliveries', '推送失敗', 'tui song shi bai'],
  ],
}
