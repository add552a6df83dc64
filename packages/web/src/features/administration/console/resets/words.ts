import type { AccountReset } from '@campus/contract/administration/account-resets.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const resetsWords = wordsOf({
  lead: [
    '有管理权限的账号须由两位管理员重置：一位申请，另一位在 24 小时内批准。批准前请先与本人核实。',
    'Accounts with management rights are reset by two administrators: one requests, another approves within 24 hours. Check with the person before you approve.',
    '有管理權限的帳號須由兩位管理員重設：一位申請，另一位在 24 小時內核准。核准前請先與本人核實。',
  ],
  none: ['没有重置申请。', 'No reset requests.', '沒有重設申請。'],
  person: ['人员', 'Person', '人員'],
  reason: ['原因', 'Reason', '原因'],
  noReason: ['未填写', 'No reason given', '未填寫'],
  phone: ['新手机号', 'New phone number', '新手機號碼'],
  email: ['新邮箱', 'New email address', '新電子信箱'],
  removed: ['移除', 'Removed', '移除'],
  requestedBy: ['申请人', 'Requested by', '申請人'],
  requestedAt: ['申请时间', 'Requested', '申請時間'],
  expiresAt: ['有效期至', 'Expires', '有效期至'],
  decidedBy: ['处理人', 'Decided by', '處理人'],
  approve: ['批准', 'Approve', '核准'],
  reject: ['拒绝', 'Reject', '拒絕'],
  withdraw: ['撤回申请', 'Withdraw request', '撤回申請'],
  approveTitle: (name: string, [zh, en, tw]: Phrase): Phrase => [
    `批准为${name}${zh}？`,
    `Approve ${en.toLowerCase()} for ${name}?`,
    `核准為${name}${tw}？`,
  ],
  approveText: [
    '请确认您已当面或通过电话与本人核实。批准后立即生效。',
    'Make sure you have checked with them in person or by phone. This takes effect immediately.',
    '請確認您已當面或透過電話與本人核實。核准後立即生效。',
  ],
  rejectTitle: (name: string, [zh, en, tw]: Phrase): Phrase => [
    `拒绝为${name}${zh}？`,
    `Reject ${en.toLowerCase()} for ${name}?`,
    `拒絕為${name}${tw}？`,
  ],
  withdrawTitle: (name: string, [zh, en, tw]: Phrase): Phrase => [
    `撤回为${name}${zh}的申请？`,
    `Withdraw ${en.toLowerCase()} for ${name}?`,
    `撤回為${name}${tw}的申請？`,
  ],
  rejectText: ['账号不会有任何变化。', 'The account will not change.', '帳號不會有任何變化。'],
  approved: ['已批准并生效', 'Approved', '已核准並生效'],
  rejected: ['已拒绝', 'Rejected', '已拒絕'],
  withdrawn: ['已撤回', 'Withdrawn', '已撤回'],
  another: ['须由另一位管理员批准。', 'Another administrator must approve this.', '須由另一位管理員核准。'],
  oneTime: ['一次性密码', 'One-time password', '一次性密碼'],
})

export const resetKindNames: Record<AccountReset['kind'], Phrase> = {
  password: ['重置密码', 'Password reset', '重設密碼'],
  channels: ['更换手机号或邮箱', 'New phone number or email address', '更換手機號碼或電子信箱'],
  second_factor: ['重置两步验证', 'Two-step verification reset', '重設兩步驗證'],
}

export const resetStateNames: Record<AccountReset['state'], Phrase> = {
  open: ['待批准', 'Waiting', '待核准'],
  approved: ['已批准', 'Approved', '已核准'],
  rejected: ['已拒绝', 'Rejected', '已拒絕'],
  expired: ['已过期', 'Expired', '已過期'],
}
