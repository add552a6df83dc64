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
}
