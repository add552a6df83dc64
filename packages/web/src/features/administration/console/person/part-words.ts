import { wordsOf } from '@campus/ui/words/words.ts'

export const partWords = wordsOf({
  documents: ['证明', 'Certificates', '證明'],
  applications: ['证明申请', 'Certificate applications', '證明申請'],
  approvals: ['审批申请', 'Approval requests', '審批申請'],
  orders: ['订单', 'Orders', '訂單'],
  prints: ['打印', 'Prints', '列印'],
  mails: ['发出的邮件', 'Emails sent', '發出的郵件'],
  sessions: ['登录设备', 'Logged-in devices', '登入裝置'],
  all: ['查看全部', 'View all', '查看全部'],
  trail: ['在日志中查看此人的全部记录', 'Everything about this person in the logs', '在日誌中檢視此人的全部記錄'],
  none: ['暂无', 'None', '暫無'],
})
