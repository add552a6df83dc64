import type { resetKinds } from '@campus/contract/administration/account-resets.ts'
import type { Phrase } from '@campus/contract/language.ts'
import type { OwnerNotice } from '../../account/password/notify-owner.service.ts'

export type ResetKind = (typeof resetKinds)[number]

const kinds: Record<ResetKind, Phrase> = {
  password: ['密码', 'password', '密碼'],
  channels: ['手机号或邮箱', 'phone number or email address', '手機號碼或電子信箱'],
  second_factor: ['两步验证', 'two-step verification', '兩步驗證'],
}

const ifNotYou: Phrase = [
  '如非您本人要求，请立即联系另一位管理员拒绝该申请。',
  'If you did not ask for this, contact another administrator now and have it rejected.',
  '如非您本人要求，請立即聯絡另一位管理員拒絕該申請。',
]

export const requestedNotice = (kind: ResetKind, requester: string): OwnerNotice => {
  const [zh, en, tw] = kinds[kind]
  return {
    title: [`有人申请重置您的${zh}`, `A reset of your ${en} was requested`, `有人申請重設您的${tw}`],
    lines: [
      [
        `管理员${requester}申请重置您的${zh}，须由另一位管理员在 24 小时内批准。`,
        `${requester} has requested a reset of your ${en}. Another administrator must approve it within 24 hours.`,
        `管理員${requester}申請重設您的${tw}，須由另一位管理員在 24 小時內核准。`,
      ],
      ifNotYou,
    ],
  }
}

const ended = (kind: ResetKind, [zh, en, tw]: Phrase): OwnerNotice => {
  const [kindZh, kindEn, kindTw] = kinds[kind]
  return {
    title: [`重置${kindZh}的申请${zh}`, `The reset of your ${kindEn} ${en}`, `重設${kindTw}的申請${tw}`],
    lines: [
      [
        `重置您的${kindZh}的申请${zh}，您的账号没有变化。`,
        `The request to reset your ${kindEn} ${en}. Nothing in your account has changed.`,
        `重設您的${kindTw}的申請${tw}，您的帳號沒有變化。`,
      ],
    ],
  }
}

export const rejectedNotice = (kind: ResetKind) => ended(kind, ['已被拒绝', 'was rejected', '已被拒絕'])
export const expiredNotice = (kind: ResetKind) => ended(kind, ['已过期', 'has expired', '已過期'])

/** For the administrators who may approve. */
export const waitingMessage = (kind: ResetKind, names: { requester: string; person: string }): { title: Phrase; body: Phrase } => {
  const [zh, en, tw] = kinds[kind]
  const { requester, person } = names
  return {
    title: ['有一项重置等待批准', 'A reset is waiting for your approval', '有一項重設等待核准'],
    body: [
      `${requester}申请重置${person}的${zh}。请先与${person}本人核实，再在“人员 · 重置申请”中批准或拒绝。`,
      `${requester} has requested a reset of ${person}’s ${en}. Check with ${person} in person, then approve or reject it under People · Reset requests.`,
      `${requester}申請重設${person}的${tw}。請先與${person}本人核實，再在「人員 · 重設申請」中核准或拒絕。`,
    ],
  }
}

/** For everybody else who manages, when the operator of the installation let an administrator in again. */
export const recoveredNotice = ({ name, number }: { readonly name: string; readonly number: string }): OwnerNotice => ({
  title: [
    '一位管理员的账号已由系统运维人员恢复',
    'An administrator’s account was recovered by the operator',
    '一位管理員的帳號已由系統維運人員恢復',
  ],
  lines: [
    [
      `系统运维人员已重置${name}（${number}）的密码和两步验证，其所有设备已退出登录。`,
      `The operator of this system has reset the password and the two-step verification of ${name} (${number}). All their devices were logged out.`,
      `系統維運人員已重設${name}（${number}）的密碼和兩步驗證，其所有裝置已登出。`,
    ],
    [
      `请与${name}本人核实；如非本人要求，请立即联系系统运维人员。`,
      `Check with ${name} in person. If they did not ask for this, contact the operator immediately.`,
      `請與${name}本人核實；如非本人要求，請立即聯絡系統維運人員。`,
    ],
  ],
})
