import type { Phrase } from '@campus/contract/language.ts'
import type { OwnerNotice } from '../password/notify-owner.service.ts'

const askTheSchool: Phrase = [
  '如有疑问，请联系学校管理员。',
  'If you have questions, contact your school administrator.',
  '如有疑問，請聯絡學校管理員。',
]

const notifyTheSchool: Phrase = [
  '如非您本人要求，请立即联系学校。',
  'If you did not ask for this, contact your school immediately.',
  '如非您本人要求，請立即聯絡學校。',
]

export const disabledNews: OwnerNotice = {
  title: ['账号已停用', 'Your account was disabled', '帳號已停用'],
  lines: [
    [
      '您的账号已被学校停用，所有设备已退出登录。',
      'Your school has disabled your account, and all your devices were logged out.',
      '您的帳號已被學校停用，所有裝置已登出。',
    ],
    askTheSchool,
  ],
}

export const enabledNews: OwnerNotice = {
  title: ['账号已恢复使用', 'Your account is enabled again', '帳號已恢復使用'],
  lines: [
    ['您的账号已恢复使用，可以重新登录。', 'Your account is enabled again, and you can log in.', '您的帳號已恢復使用，可以重新登入。'],
    askTheSchool,
  ],
}

export const resetNews: OwnerNotice = {
  title: ['密码已被学校重置', 'Your password was reset', '密碼已被學校重設'],
  lines: [
    [
      '学校管理员已重置您的密码，所有设备已退出登录。',
      'A school administrator has reset your password, and all your devices were logged out.',
      '學校管理員已重設您的密碼，所有裝置已登出。',
    ],
    [
      '请用验证码找回密码，或使用管理员告知的一次性密码登录并设置新密码。',
      'Set a new password with a verification code, or log in with the one-time password from your administrator.',
      '請用驗證碼找回密碼，或使用管理員告知的一次性密碼登入並設定新密碼。',
    ],
    notifyTheSchool,
  ],
}

export const factorResetNews: OwnerNotice = {
  title: ['两步验证已被学校重置', 'Your two-step verification was reset', '兩步驗證已被學校重設'],
  lines: [
    [
      '学校管理员已移除您的验证器应用、恢复码和通行密钥，所有设备已退出登录。',
      'Your school has removed your authenticator app, recovery codes and passkeys, and all your devices were logged out.',
      '學校管理員已移除您的驗證器應用、恢復碼和通行金鑰，所有裝置已登出。',
    ],
    notifyTheSchool,
  ],
}

export const recoveredNews: OwnerNotice = {
  title: ['账号已由系统运维人员恢复', 'Your account was recovered by the operator', '帳號已由系統維運人員恢復'],
  lines: [
    [
      '系统运维人员已重置您的密码，移除验证器应用、恢复码和通行密钥，所有设备已退出登录。',
      'The operator of this system has reset your password and removed your authenticator app, recovery codes and passkeys. All your devices were logged out.',
      '系統維運人員已重設您的密碼，移除驗證器應用、恢復碼和通行金鑰，所有裝置已登出。',
    ],
    [
      '请在一小时内用运维人员告知的一次性密码登录，并设置新密码。',
      'Log in within an hour with the one-time password the operator gives you, and choose a new password.',
      '請在一小時內用維運人員告知的一次性密碼登入，並設定新密碼。',
    ],
    [
      '如非您本人要求，请立即联系系统运维人员。',
      'If you did not ask for this, contact the operator immediately.',
      '如非您本人要求，請立即聯絡系統維運人員。',
    ],
  ],
}

export const channelsChangedNews: OwnerNotice = {
  title: ['手机号或邮箱已变更', 'Your phone number or email address was changed', '手機號碼或電子信箱已變更'],
  lines: [
    [
      '学校管理员已变更您账号的手机号或邮箱。',
      'A school administrator has changed the phone number or email address of your account.',
      '學校管理員已變更您帳號的手機號碼或電子信箱。',
    ],
    notifyTheSchool,
  ],
}
