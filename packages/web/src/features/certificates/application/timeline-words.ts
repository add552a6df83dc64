import type { applicationEvents } from '@campus/contract/certificates/application-states.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'
import type { ComingStep } from './coming-steps.ts'

type Event = (typeof applicationEvents)[number]
type Tone = 'good' | 'bad' | 'plain'

/** What happened, in words, and whether it brought the application on. */
export const eventLooks: Record<Event, { readonly says: Phrase; readonly tone: Tone }> = {
  applied: { says: ['提交申请', 'Applied', '提交申請'], tone: 'good' },
  nudged: { says: ['提醒审批人', 'Reminded those who decide', '提醒審批人'], tone: 'plain' },
  approved: { says: ['审批通过', 'Approved', '審批通過'], tone: 'good' },
  rejected: { says: ['审批未通过', 'Rejected', '審批未通過'], tone: 'bad' },
  withdrawn: { says: ['撤回申请', 'Withdrawn', '撤回申請'], tone: 'plain' },
  paid: { says: ['付款完成', 'Paid', '付款完成'], tone: 'good' },
  closed: { says: ['申请关闭', 'Closed', '申請關閉'], tone: 'plain' },
  made: { says: ['文件制作并签名完成', 'Made and signed', '檔案製作並簽名完成'], tone: 'good' },
  making_failed: { says: ['制作失败', 'Making failed', '製作失敗'], tone: 'bad' },
  mail_queued: { says: ['邮件排队发送', 'Mail queued', '郵件排隊傳送'], tone: 'plain' },
  mail_sent: { says: ['邮件已发送', 'Mail sent', '郵件已傳送'], tone: 'good' },
  mail_failed: { says: ['邮件发送失败', 'Mail failed', '郵件傳送失敗'], tone: 'bad' },
  mail_bounced: { says: ['邮件被退回', 'Mail came back', '郵件被退回'], tone: 'bad' },
  downloaded: { says: ['下载文件', 'Downloaded', '下載檔案'], tone: 'good' },
  code_given: { says: ['取得取件码', 'Pick-up code given', '取得取件碼'], tone: 'plain' },
  printed: { says: ['在终端打印', 'Printed at a terminal', '在終端列印'], tone: 'good' },
  picked_up: { says: ['已全部领取', 'All picked up', '已全部領取'], tone: 'good' },
  delegated: { says: ['委托他人代领', 'Entrusted to somebody', '委託他人代領'], tone: 'plain' },
  delegate_accepted: { says: ['代领人已接受', 'They fetch it for you', '代領人已接受'], tone: 'good' },
  delegate_declined: { says: ['代领人不能领取', 'They cannot fetch it', '代領人不能領取'], tone: 'bad' },
  delegate_expired: { says: ['委托到期', 'Not fetched in time', '委託到期'], tone: 'plain' },
  delegate_removed: { says: ['取消代领', 'No longer entrusted', '取消代領'], tone: 'plain' },
  verified: { says: ['证明被核验', 'Verified', '證明被驗證'], tone: 'plain' },
  revoked: { says: ['证明被撤销', 'Revoked', '證明被撤銷'], tone: 'bad' },
  superseded: { says: ['证明被新的替换', 'Replaced by a newer one', '證明被新的替換'], tone: 'plain' },
  expired: { says: ['证明过期', 'Expired', '證明過期'], tone: 'plain' },
  refunded: { says: ['已退款', 'Refunded', '已退款'], tone: 'plain' },
  appealed: { says: ['提交付款申诉', 'Payment appeal filed', '提交付款申訴'], tone: 'plain' },
}

export const comingNames: Record<ComingStep, Phrase> = {
  approve: ['等待审批', 'Waiting for approval', '等待審批'],
  pay: ['付款', 'Payment', '付款'],
  make: ['制作并签名', 'Made and signed', '製作並簽名'],
  download: ['下载', 'Download', '下載'],
  mail: ['发送邮件', 'Mail', '傳送郵件'],
  fetch: ['凭取件码领取', 'Fetched with a pick-up code', '憑取件碼領取'],
}

export const timelineWords = wordsOf({
  title: ['进度', 'Progress', '進度'],
  until: (time: string): Phrase => [`${time} 前`, `by ${time}`, `${time} 前`],
  toCome: ['接下来', 'Still to come', '接下來'],
})
