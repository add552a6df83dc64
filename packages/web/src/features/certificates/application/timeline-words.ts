import type { applicationEvents, decidedStepKinds } from '@campus/contract/certificates/application-states.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'
import type { ComingStep } from './coming-steps.ts'

type Event = (typeof applicationEvents)[number] | (typeof decidedStepKinds)[number]
type Tone = 'good' | 'bad' | 'plain'

/** What happened, in words, and whether it brought the application on. */
export const eventLooks: Record<Event, { readonly t: Phrase; readonly tone: Tone }> = {
  applied: { t: ['提交申请', 'Applied', '提交申請'], tone: 'good' },
  nudged: { t: ['提醒审批人', 'Reminder sent', '提醒審批人'], tone: 'plain' },
  approved: { t: ['审批通过', 'Approved', '審批通過'], tone: 'good' },
  rejected: { t: ['审批未通过', 'Rejected', '審批未通過'], tone: 'bad' },
  step_approved: { t: ['审批环节通过', 'Step approved', '審批環節通過'], tone: 'good' },
  step_rejected: { t: ['审批环节不同意', 'Step rejected', '審批環節不同意'], tone: 'bad' },
  step_returned: { t: ['审批环节退回', 'Sent back', '審批環節退回'], tone: 'plain' },
  withdrawn: { t: ['撤回申请', 'Withdrawn', '撤回申請'], tone: 'plain' },
  paid: { t: ['付款完成', 'Paid', '付款完成'], tone: 'good' },
  closed: { t: ['申请关闭', 'Closed', '申請關閉'], tone: 'plain' },
  made: { t: ['文件制作并签名完成', 'Issued and signed', '檔案製作並簽名完成'], tone: 'good' },
  making_failed: { t: ['制作失败', 'Could not be made', '製作失敗'], tone: 'bad' },
  mail_queued: { t: ['邮件排队发送', 'Email queued', '郵件排隊傳送'], tone: 'plain' },
  mail_sent: { t: ['邮件已发送', 'Email sent', '郵件已傳送'], tone: 'good' },
  mail_failed: { t: ['邮件发送失败', 'Email failed', '郵件傳送失敗'], tone: 'bad' },
  mail_bounced: { t: ['邮件被退回', 'Email bounced', '郵件被退回'], tone: 'bad' },
  downloaded: { t: ['下载文件', 'Downloaded', '下載檔案'], tone: 'good' },
  code_given: { t: ['取得取件码', 'Pick-up code created', '取得取件碼'], tone: 'plain' },
  printed: { t: ['在终端打印', 'Printed at a terminal', '在終端列印'], tone: 'good' },
  picked_up: { t: ['已全部领取', 'All collected', '已全部領取'], tone: 'good' },
  delegated: { t: ['已请人代领', 'Pick-up delegated', '已請人代領'], tone: 'plain' },
  delegate_accepted: { t: ['代领人已接受', 'Delegate accepted', '代領人已接受'], tone: 'good' },
  delegate_declined: { t: ['代领人不能领取', 'Delegate declined', '代領人不能領取'], tone: 'bad' },
  delegate_expired: { t: ['代领到期', 'Not collected in time', '代領到期'], tone: 'plain' },
  delegate_removed: { t: ['取消代领', 'Delegation ended', '取消代領'], tone: 'plain' },
  verified: { t: ['证明被核验', 'Verified', '證明被核驗'], tone: 'plain' },
  revoked: { t: ['证明被撤销', 'Revoked', '證明被撤銷'], tone: 'bad' },
  superseded: { t: ['证明被新的替换', 'Replaced', '證明被新的替換'], tone: 'plain' },
  expired: { t: ['证明过期', 'Expired', '證明過期'], tone: 'plain' },
  refunded: { t: ['已退款', 'Refunded', '已退款'], tone: 'plain' },
  appealed: { t: ['提交付款申诉', 'Payment appeal filed', '提交付款申訴'], tone: 'plain' },
}

export const comingNames: Record<ComingStep, Phrase> = {
  approve: ['等待审批', 'Waiting for approval', '等待審批'],
  pay: ['付款', 'Payment', '付款'],
  make: ['制作并签名', 'Issue and sign', '製作並簽名'],
  download: ['下载', 'Download', '下載'],
  mail: ['发送邮件', 'Email', '傳送郵件'],
  fetch: ['凭取件码领取', 'Collect with a code', '憑取件碼領取'],
}

export const timelineWords = wordsOf({
  title: ['进度', 'Progress', '進度'],
  until: (time: string): Phrase => [`${time} 前`, `by ${time}`, `${time} 前`],
  comma: ['、', ', ', '、'],
  toCome: ['接下来', 'Next steps', '接下來'],
})
