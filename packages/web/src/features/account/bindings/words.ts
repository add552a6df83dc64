import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const bindingWords = wordsOf({
  outside: ['第三方登录', 'Third-party logins', '第三方登入'],
  noOutside: ['学校没有开放第三方登录。', 'Your school does not offer third-party logins.', '學校沒有開放第三方登入。'],
  notBound: ['未绑定', 'Not linked', '未綁定'],
  boundAt: ['绑定于', 'Linked:', '綁定於'],
  bind: ['绑定', 'Link', '綁定'],
  unbind: ['解绑', 'Unlink', '解綁'],
  unbindTitle: (provider: string): Phrase => [`解绑${provider}？`, `Unlink ${provider}?`, `解綁${provider}？`],
  unbindText: ['之后不能再用它登录。', 'You will no longer be able to log in with it.', '之後不能再用它登入。'],
  accounts: ['我的其他账号', 'My other accounts', '我的其他帳號'],
  noAccounts: [
    '您在本校有多个身份？验证一次，就能随时切换。',
    'Have several accounts? Verify them once and switch at any time.',
    '您在本校有多個身分？驗證一次，就能隨時切換。',
  ],
  current: ['当前账号', 'This account', '目前帳號'],
  switchTo: ['切换', 'Switch', '切換'],
  leave: ['移出', 'Remove', '移出'],
  leaveTitle: (name: string): Phrase => [`移出“${name}”？`, `Remove “${name}”?`, `移出「${name}」？`],
  leaveText: [
    '账号本身不受影响，只是不能再从这里切换过去。',
    'The account itself stays. You just cannot switch to it from here.',
    '帳號本身不受影響，只是不能再從這裡切換過去。',
  ],
  join: ['添加另一个账号', 'Add another account', '新增另一個帳號'],
  joinSubmit: ['验证并添加', 'Verify and add', '驗證並新增'],
  joined: ['已添加', 'Added', '已新增'],
})
