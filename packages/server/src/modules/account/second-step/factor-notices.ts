import type { Phrase } from '@campus/contract/language.ts'
import type { OwnerNotice } from '../password/notify-owner.service.ts'

const ifNotYou: Phrase = [
  '如非本人操作，请立即修改密码并联系学校管理员。',
  'If this was not you, change your password now and contact your school administrator.',
  '如非本人操作，請立即修改密碼並聯絡學校管理員。',
]

export const turnedOnNotice: OwnerNotice = {
  title: ['两步验证已开启', 'Two-step verification is on', '兩步驗證已開啟'],
  lines: [
    [
      '您的账号已绑定验证器应用，今后登录需要输入动态码。其他设备已退出登录。',
      'An authenticator app was added to your account. You will need its code to log in. Your other devices were logged out.',
      '您的帳號已綁定驗證器應用，今後登入需要輸入動態碼。其他裝置已登出。',
    ],
    ifNotYou,
  ],
}

export const turnedOffNotice: OwnerNotice = {
  title: ['两步验证已关闭', 'Two-step verification is off', '兩步驗證已關閉'],
  lines: [
    [
      '您的账号已关闭两步验证，登录不再需要动态码。',
      'Two-step verification was turned off. Logging in no longer needs a code from your app.',
      '您的帳號已關閉兩步驗證，登入不再需要動態碼。',
    ],
    ifNotYou,
  ],
}

export const codesRenewedNotice: OwnerNotice = {
  title: ['恢复码已更换', 'Your recovery codes were replaced', '恢復碼已更換'],
  lines: [
    [
      '您的恢复码已更换，旧的恢复码不再有效。',
      'You have new recovery codes. The old ones no longer work.',
      '您的恢復碼已更換，舊的恢復碼不再有效。',
    ],
    ifNotYou,
  ],
}

export const codeUsedNotice = (left: number): OwnerNotice => ({
  title: ['有人使用了您的恢复码', 'A recovery code was used', '有人使用了您的恢復碼'],
  lines: [
    [
      `您的一个恢复码已被使用，还剩 ${left} 个。`,
      `One of your recovery codes was used. You have ${left} left.`,
      `您的一個恢復碼已被使用，還剩 ${left} 個。`,
    ],
    ifNotYou,
  ],
})

export const guessedNotice: OwnerNotice = {
  title: ['两步验证多次失败', 'Failed two-step verification attempts', '兩步驗證多次失敗'],
  lines: [
    [
      '有人通过了您账号登录的第一步，但多次输错动态码。',
      'Someone got past the first login step of your account, then entered several wrong codes.',
      '有人通過了您帳號登入的第一步，但多次輸錯動態碼。',
    ],
    ifNotYou,
  ],
}

export const guessedInsideNotice: OwnerNotice = {
  title: ['身份验证多次失败', 'Failed attempts to confirm your identity', '身分驗證多次失敗'],
  lines: [
    [
      '有人在已登录您账号的设备上多次输错动态码。',
      'On a device logged in to your account, someone entered several wrong codes from the authenticator app.',
      '有人在已登入您帳號的裝置上多次輸錯動態碼。',
    ],
    ifNotYou,
  ],
}
