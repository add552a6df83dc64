import type { AccountLink } from '@campus/contract/account/links.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

const kinds: Record<AccountLink['kind'], Phrase> = {
  passkey: ['通行密钥', 'Passkey', '通行金鑰'],
  identity: ['第三方登录', 'Third-party login', '第三方登入'],
  face: ['人脸登录', 'Face login', '人臉登入'],
  account: ['关联账号', 'Linked account', '關聯帳號'],
}

export const linkWords = wordsOf({
  kind: (kind: AccountLink['kind']): Phrase => kinds[kind],
  removed: ['已移除的登录方式', 'Login methods removed', '已移除的登入方式'],
  removedText: [
    '这些是您上次验证身份之后添加的。为了安全，修改密码时已移除；需要时可以重新添加。',
    'They were added after you last confirmed your identity, so they were removed together with the old password. You can add them again.',
    '這些是您上次驗證身分之後新增的。為了安全，修改密碼時已移除；需要時可以重新新增。',
  ],
  kept: ['仍可登录的方式', 'Login methods still active', '仍可登入的方式'],
  keptText: [
    '请核对：不认识的，请立即移除。',
    'Check this list and remove anything you do not recognise.',
    '請核對：不認識的，請立即移除。',
  ],
  manageLater: [
    '登录后可在“账号与安全”中移除。',
    'You can remove them after logging in, under “Account security”.',
    '登入後可在「帳號與安全」中移除。',
  ],
  managePasskeys: ['管理通行密钥', 'Manage passkeys', '管理通行金鑰'],
  manageBindings: ['管理账号绑定', 'Manage linked logins and accounts', '管理帳號綁定'],
  done: ['完成', 'Done', '完成'],
  logIn: ['去登录', 'Log in', '去登入'],
})
