import type { Phrase } from '@campus/contract/language.ts'
import { providerNames } from '../outside/providers.ts'

/** How a session was opened; a way that is newer than this page keeps its own word. */
const names: Readonly<Record<string, Phrase>> = {
  ...providerNames,
  password: ['密码登录', 'Password', '密碼登入'],
  phone: ['手机验证码', 'Phone code', '手機驗證碼'],
  email: ['邮箱验证码', 'Email code', '電子信箱驗證碼'],
  passkey: ['通行密钥', 'Passkey', '通行金鑰'],
  pc_login: ['手机扫码', 'Scanned with phone', '手機掃碼'],
  login_code: ['登录码', 'Login code', '登入碼'],
  remember: ['记住登录', 'Remembered', '記住登入'],
  switch: ['切换账号', 'Switched account', '切換帳號'],
}

export const wayName = (way: string): Phrase => names[way] ?? [way, way, way]
