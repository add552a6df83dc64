import type { AccountLink } from '@campus/contract/account/links.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

const kinds: Record<AccountLink['kind'], Phrase> = {
  passkey: ['通行密钥', 'Passkey', '通行金鑰'],
  identity: ['第三方登录', 'Third-party login', '第三方登入'],
  face: ['人脸登录', 'Face login', '人臉登入'],
  account: ['关联账号', 'Linked account', '關聯帳號'],
  calendar: ['课表日历地址', 'Calendar address', '課表日曆位址'],
  family: ['共享给家人', 'Shared with family', '共享給家人'],
  document: ['证明分享链接', 'Link to a document', '證明分享連結'],
}

export const linkWords = wordsOf({
  kind: (kind: AccountLink['kind']): Phrase => kinds[kind],
  removed: ['已移除的登录方式和分享', 'Login methods and shares removed', '已移除的登入方式和分享'],
  removedText: [
    '这些是您上次验证身份之后添加的。为了安全，修改密码时已移除；需要时可以重新添加。',
    'They were added after you last confirmed your identity, so they were removed together with the old password. You can add them again.',
    '這些是您上次驗證身分之後新增的。為了安全，修改密碼時已移除；需要時可以重新新增。',
  ],
  kept: ['仍然有效的登录方式和分享', 'Login methods and shares still active', '仍然有效的登入方式和分享'],
  keptText: [
    '请核对：不认识的，请立即移除。',
    'Check this list and remove anything you do not recognise.',
    '請核對：不認識的，請立即移除。',
  ],
  manageLater: [
    '登录后可移除：登录方式在“账号与安全”中，日历和共享在课表中，分享链接在该证明中。',
    'After logging in you can remove login methods under “Account and security”, calendars and shares in the timetable, and links in the document.',
    '登入後可移除：登入方式在「帳號與安全」中，日曆和共享在課表中，分享連結在該證明中。',
  ],
  managePasskeys: ['管理通行密钥', 'Manage passkeys', '管理通行金鑰'],
  manageBindings: ['管理账号绑定', 'Manage linked logins and accounts', '管理帳號綁定'],
  manageFeeds: ['管理日历地址', 'Manage calendar addresses', '管理日曆位址'],
  manageShares: ['管理家人共享', 'Manage shares with family', '管理家人共享'],
  manageDocuments: ['查看我的证明', 'View my certificates', '查看我的證明'],
  done: ['完成', 'Done', '完成'],
  logIn: ['去登录', 'Log in', '去登入'],
})
