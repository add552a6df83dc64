import type { ProofKind } from '@campus/contract/account/proof.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

const wayNames: Record<ProofKind, Phrase> = {
  password: ['密码', 'Password', '密碼'],
  passkey: ['通行密钥', 'Passkey', '通行金鑰'],
  totp: ['验证器应用', 'App code', '驗證器應用'],
  phone: ['短信', 'SMS', '簡訊'],
  email: ['邮箱', 'Email', '電子信箱'],
}

export const proofWords = wordsOf({
  title: ['验证身份', 'Confirm it is you', '驗證身分'],
  lead: [
    '这项操作关系到账号安全，请先验证身份。验证后 10 分钟内无需再次验证。',
    'This affects the security of your account, so please confirm it is you. You will not be asked again for 10 minutes.',
    '這項操作關係到帳號安全，請先驗證身分。驗證後 10 分鐘內無需再次驗證。',
  ],
  close: ['取消', 'Cancel', '取消'],
  way: ['验证方式', 'How to confirm', '驗證方式'],
  wayName: (kind: ProofKind): Phrase => wayNames[kind],
  password: ['登录密码', 'Your password', '登入密碼'],
  code: ['验证码', 'Code', '驗證碼'],
  sentTo: (to: string): Phrase => [`验证码将发送到 ${to}`, `We will send a code to ${to}`, `驗證碼將發送到 ${to}`],
  confirm: ['确认', 'Confirm', '確認'],
  usePasskey: ['使用通行密钥验证', 'Use a passkey', '使用通行金鑰驗證'],
  passkeyText: [
    '请按设备提示，用指纹、面容或锁屏密码验证。',
    'Follow the steps on your device: fingerprint, face or PIN.',
    '請按裝置提示，用指紋、臉部或鎖屏密碼驗證。',
  ],
  stopped: [
    '没有完成验证，可以再试一次或换一种方式',
    'Not confirmed. Try again or choose another method.',
    '沒有完成驗證，可以再試一次或換一種方式',
  ],
  noWay: [
    '您的账号没有可用的验证方式。请联系学校管理员登记手机号或邮箱，然后重新登录。',
    'Your account has no way to confirm your identity. Ask your school administrator to add your phone number or email address, then log in again.',
    '您的帳號沒有可用的驗證方式。請聯絡學校管理員登記手機號碼或電子信箱，然後重新登入。',
  ],
})
