import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const outsideWords = wordsOf({
  finishing: ['正在完成登录…', 'Finishing the login…', '正在完成登入…'],
  nothingHere: [
    '这里没有待完成的登录，请从登录页重新发起。',
    'There is no login to finish. Start again from the login page.',
    '這裡沒有待完成的登入，請從登入頁重新發起。',
  ],
  toLogin: ['去登录页', 'Go to login', '前往登入頁'],
  toBindings: ['回到账号绑定', 'Back to linked logins', '回到帳號綁定'],
  bound: ['绑定成功', 'Linked', '綁定成功'],
  unboundTitle: ['绑定校园账号', 'Link your campus account', '綁定校園帳號'],
  unboundText: (provider: string, name: string): Phrase => [
    `${provider}账号${name ? `“${name}”` : ''}还没有绑定校园账号。验证一次您的账号和密码，以后就能用${provider}直接登录。`,
    `${name ? `“${name}” of ${provider}` : `This ${provider} login`} is not linked yet. Verify your campus account once, and you can log in with ${provider} from then on.`,
    `${provider}帳號${name ? `「${name}」` : ''}還沒有綁定校園帳號。驗證一次您的帳號和密碼，以後就能用${provider}直接登入。`,
  ],
  bind: ['验证并绑定', 'Verify and link', '驗證並綁定'],
  account: ['校园账号', 'Campus account', '校園帳號'],
  password: ['密码', 'Password', '密碼'],
})
