import { wordsOf } from '@campus/ui/words/words.ts'

export const ownMailboxWords = wordsOf({
  schoolHas: [
    '学校会替您发送邮件，不设置也可以。设置后，您的证明从您自己的邮箱发出。',
    'Your school sends email for you, so this is optional. If you set it up, certificates are sent from your own mailbox.',
    '學校會替您傳送郵件，不設定也可以。設定後，您的證明從您自己的信箱發出。',
  ],
  schoolHasNot: [
    '学校没有发件邮箱。用邮件领取证明前，请先设置您自己的邮箱。',
    'Your school does not send email. Set up your own mailbox to get certificates by email.',
    '學校沒有寄件信箱。用郵件領取證明前，請先設定您自己的信箱。',
  ],
  howToCode: ['怎样取得授权码', 'Get the code', '怎樣取得授權碼'],
})

export const codeWords = wordsOf({
  lead: [
    '授权码是邮箱给程序用的密码，可以随时在邮箱里收回，不会影响您的登录密码。',
    'An authorization code is a password for apps. You can revoke it in your mailbox at any time. Your own password does not change.',
    '授權碼是信箱給程式用的密碼，可以隨時在信箱裡收回，不會影響您的登入密碼。',
  ],
  steps: ['步骤', 'Steps', '步驟'],
  server: ['服务器', 'Server', '伺服器'],
  setFirst: ['请先填写邮箱地址，再保存授权码。', 'Enter the mailbox address first.', '請先填寫信箱地址，再儲存授權碼。'],
  toMailbox: ['去设置邮箱', 'Set up mailbox', '去設定信箱'],
  save: ['保存授权码', 'Save code', '儲存授權碼'],
})
