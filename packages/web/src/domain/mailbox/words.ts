import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const mailboxWords = wordsOf({
  form: ['发件邮箱', 'Mailbox', '寄件郵箱'],
  type: ['邮箱类型', 'Which mailbox', '郵箱類型'],
  address: ['邮箱地址', 'Address', '郵箱地址'],
  host: ['SMTP 主机', 'SMTP host', 'SMTP 主機'],
  port: ['端口', 'Port', '連接埠'],
  isSecure: ['一开始就加密（SSL/TLS）', 'Encrypted from the first byte (SSL/TLS)', '一開始就加密（SSL/TLS）'],
  code: ['授权码', 'Authorization code', '授權碼'],
  codeKept: ['留空则继续使用已保存的授权码', 'Leave it empty to keep the one that is known', '留空則繼續使用已儲存的授權碼'],
  codeHint: [
    '不是登录密码；加密保存，不会再显示',
    'Not your password; kept encrypted and never shown again',
    '不是登入密碼；加密儲存，不會再顯示',
  ],
  save: ['保存', 'Save', '儲存'],
  saved: ['已保存', 'Saved', '已儲存'],
  test: ['发一封测试邮件', 'Send a test mail', '發一封測試郵件'],
  tested: ['测试邮件已发到这个邮箱', 'A test mail is in the mailbox', '測試郵件已發到這個郵箱'],
  testHint: ['发给这个邮箱自己，确认能用', 'To the mailbox itself, to see that it works', '發給這個郵箱自己，確認能用'],
  current: ['正在使用', 'In use', '正在使用'],
  works: (when: string): Phrase => [`最近一次成功发送：${when}`, `A mail last went through ${when}`, `最近一次成功傳送：${when}`],
  notTested: ['还没有发送成功过', 'No mail went through it yet', '還沒有傳送成功過'],
  remove: ['删除这个邮箱', 'Forget this mailbox', '刪除這個郵箱'],
  removeTitle: ['删除发件邮箱？', 'Forget this mailbox?', '刪除寄件郵箱？'],
  removeText: ['授权码会一并删除。', 'Its code is forgotten, too.', '授權碼會一併刪除。'],
  removed: ['已删除', 'Forgotten', '已刪除'],
})
