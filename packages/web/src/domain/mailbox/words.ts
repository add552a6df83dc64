import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const mailboxWords = wordsOf({
  form: ['发件邮箱', 'Mailbox', '寄件信箱'],
  type: ['邮箱类型', 'Mail provider', '信箱類型'],
  address: ['邮箱地址', 'Address', '信箱地址'],
  host: ['SMTP 主机', 'SMTP host', 'SMTP 主機'],
  port: ['端口', 'Port', '連接埠'],
  isSecure: ['一开始就加密（SSL/TLS）', 'Encrypted connection (SSL/TLS)', '一開始就加密（SSL/TLS）'],
  code: ['授权码', 'Authorization code', '授權碼'],
  codeKept: ['留空则继续使用已保存的授权码', 'Leave empty to keep the saved one', '留空則繼續使用已儲存的授權碼'],
  codeHint: [
    '不是登录密码；加密保存，不会再显示',
    'Not your password. Stored encrypted and never shown again.',
    '不是登入密碼；加密儲存，不會再顯示',
  ],
  save: ['保存', 'Save', '儲存'],
  saved: ['已保存', 'Saved', '已儲存'],
  test: ['发一封测试邮件', 'Send a test email', '發一封測試郵件'],
  tested: ['测试邮件已发到这个邮箱', 'Test email sent', '測試郵件已發到這個信箱'],
  testHint: ['发给这个邮箱自己，确认能用', 'Sends an email to this mailbox to check that it works', '發給這個信箱自己，確認能用'],
  current: ['正在使用', 'In use', '正在使用'],
  works: (when: string): Phrase => [`最近一次成功发送：${when}`, `Last email sent ${when}`, `最近一次成功傳送：${when}`],
  notTested: ['还没有发送成功过', 'No email sent yet', '還沒有傳送成功過'],
  remove: ['删除这个邮箱', 'Remove mailbox', '刪除這個信箱'],
  removeTitle: ['删除发件邮箱？', 'Remove this mailbox?', '刪除寄件信箱？'],
  removeText: ['授权码会一并删除。', 'Its authorization code is deleted, too.', '授權碼會一併刪除。'],
  removed: ['已删除', 'Removed', '已刪除'],
})
