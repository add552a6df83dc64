import type { Phrase } from '@campus/contract/language.ts'
import { providerNames } from '../outside/providers.ts'

/** How a session was opened; a way that is newer than this page keeps its own word. */
const names: Readonly<Record<string, Phrase>> = {
  ...providerNames,
  password: ['密码登录', 'Password', '密碼登入'],
  phone: ['手机验证码', 'Phone code', '手機驗證碼'],
  email: ['邮箱验证码', 'Email code', '郵箱驗證碼'],
  passkey: ['通行密钥', 'Passkey', '通行金鑰'],
  ticket: ['扫码登录', 'Scanned code', '掃碼登入'],
  remember: ['记住登录', 'Remembered', '記住登入'],
  register: ['注册', 'Registration', '註冊'],
  switch: ['切换账号', 'Switched account', '切換帳號'],
}

export const wayName = (way: string): Phrase => names[way] ?? [way, way, way]
