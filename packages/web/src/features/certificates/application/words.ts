import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const applicationWords = wordsOf({
  choose: ['请从列表中选择一份申请', 'Choose an application from the list', '請從列表中選擇一份申請'],
  toList: ['看我的申请', 'My applications', '看我的申請'],
  about: ['申请内容', 'Application details', '申請內容'],
  way: ['方式', 'Delivery', '方式'],
  copies: ['份数', 'Copies', '份數'],
  printed: (printed: number, copies: number): Phrase => [
    `${copies} 份，已打印 ${printed} 份`,
    `${printed} of ${copies} printed`,
    `${copies} 份，已列印 ${printed} 份`,
  ],
  cost: ['费用', 'Cost', '費用'],
  free: ['免费', 'Free', '免費'],
  freeCopies: (count: number): Phrase => [`（含免费 ${count} 份）`, ` (${count} free)`, `（含免費 ${count} 份）`],
  order: ['订单', 'Order', '訂單'],
  heading: ['抬头', 'Addressed to', '抬頭'],
  headingHidden: ['不显示', 'not included', '不顯示'],
  changeHeading: ['设置', 'Change', '設定'],
  titles: ['标题', 'Titles', '標題'],
  email: ['收件邮箱', 'Sent to', '收件信箱'],
  cc: ['抄送', 'Cc', '副本'],
  delegate: ['代领人', 'Collected by', '代領人'],
  courses: ['课程', 'Courses', '課程'],
  coursesCount: (count: number): Phrase => [`${count} 门`, counted(count, 'course'), `${count} 門`],
  years: ['学年', 'Years', '學年'],
  serial: ['证明编号', 'Document no.', '證明編號'],
  validUntil: ['有效期至', 'Valid until', '有效期至'],
  applied: ['申请时间', 'Applied', '申請時間'],
  decided: ['审批人', 'Decided by', '審批人'],
})

export const stepWords = wordsOf({
  title: ['现在可以', 'Actions', '現在可以'],
  withdraw: ['撤回申请', 'Withdraw application', '撤回申請'],
  withdrawTitle: ['确定撤回申请？', 'Withdraw the application?', '確定撤回申請？'],
  withdrawText: [
    '已用的次数和免费份数会退回，需要时可重新申请。',
    'Its limits and free copies are restored, and you can apply again.',
    '已用的次數和免費份數會退回，需要時可重新申請。',
  ],
  withdrawn: ['已撤回', 'Withdrawn', '已撤回'],
  nudge: ['提醒审批', 'Send reminder', '提醒審批'],
  nudged: ['已提醒审批人', 'Reminder sent', '已提醒審批人'],
  pay: ['去付款', 'Pay', '去付款'],
  download: ['下载 PDF', 'Download PDF', '下載 PDF'],
  open: ['打开证明', 'View certificate', '打開證明'],
  resend: ['发送邮件', 'Send by email', '傳送郵件'],
  retry: ['重试', 'Try again', '重試'],
  retried: ['已重新开始', 'Trying again', '已重新開始'],
  show_code: ['出示取件码', 'Show pick-up code', '出示取件碼'],
  set_delegate: ['请人代领', 'Ask someone to collect it', '請人代領'],
  change_delegate: ['更换代领人', 'Change delegate', '更換代領人'],
  refund: ['申请退款', 'Get a refund', '申請退款'],
  refundTitle: ['退回这笔订单未收到的部分？', 'Refund what was not delivered?', '退回這筆訂單未收到的部分？'],
  refundText: [
    '款项按原路退回，对应的文件不再制作。',
    'Each amount is refunded the way you paid. The files will not be made.',
    '款項按原路退回，對應的檔案不再製作。',
  ],
  refunded: (amount: string): Phrase => [`已退回 ${amount}`, `${amount} is being refunded to you`, `已退回 ${amount}`],
  apply_again: ['重新申请', 'Apply again', '重新申請'],
  report: ['有问题？', 'Report a problem', '有問題？'],
})

export const delegateCardWords = wordsOf({
  title: ['谁来领取', 'Delegate', '誰來領取'],
  lead: ['更换后，之前的取件码立即失效。', 'Any existing pick-up code stops working immediately.', '更換後，之前的取件碼立即失效。'],
  set: ['请此人代领', 'Send request', '請此人代領'],
  isSet: ['请求已发送，对方会收到消息', 'Request sent. They will get a message.', '請求已傳送，對方會收到訊息'],
  remove: ['取消代领', 'Collect it myself', '取消代領'],
  removed: ['已取消代领', 'You are now collecting it yourself', '已取消代領'],
  close: ['收起', 'Close', '收起'],
})

export const mailWords = wordsOf({
  title: ['邮件记录', 'Email', '郵件記錄'],
  queued: ['排队中', 'Queued', '排隊中'],
  sent: ['已发送', 'Sent', '已傳送'],
  failed: ['发送失败', 'Failed', '傳送失敗'],
  bounced: ['被退回', 'Bounced', '被退回'],
  via: (via: 'school' | 'own'): Phrase =>
    via === 'own' ? ['通过您的邮箱', 'Sent from your mailbox', '透過您的信箱'] : ['通过学校邮箱', 'Sent by the school', '透過學校信箱'],
  refusedCc: (addresses: string): Phrase => [
    `未送达的抄送：${addresses}`,
    `Rejected Cc addresses: ${addresses}`,
    `未送達的副本：${addresses}`,
  ],
  cc: (addresses: string): Phrase => [`抄送 ${addresses}`, `Cc: ${addresses}`, `副本 ${addresses}`],
})
