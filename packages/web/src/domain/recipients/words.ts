import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const recipientWords = wordsOf({
  to: ['收件邮箱', 'Send to', '收件信箱'],
  cc: ['抄送', 'Cc', '副本'],
  ccHint: (most: number): Phrase => [
    `多个邮箱用逗号分隔，最多 ${most} 个`,
    `Separate addresses with commas, up to ${most}`,
    `多個信箱用逗號分隔，最多 ${most} 個`,
  ],
  wrongCc: (addresses: string): Phrase => [
    `邮箱格式不正确：${addresses}`,
    `Not an email address: ${addresses}`,
    `信箱格式不正確：${addresses}`,
  ],
  dropCc: (address: string): Phrase => [`移除 ${address}`, `Remove ${address}`, `移除 ${address}`],
  takes: (least: number, most: number): Phrase => [
    `邮件一般 ${least}–${most} 分钟送达`,
    `Emails usually arrive within ${least} to ${most} minutes`,
    `郵件一般 ${least}–${most} 分鐘送達`,
  ],
  noMail: [
    '学校没有发件邮箱，需要先设置您自己的邮箱。',
    'Your school does not send email. Set up your own mailbox first.',
    '學校沒有寄件信箱，需要先設定您自己的信箱。',
  ],
  toMailbox: ['设置发件邮箱', 'Set up a mailbox', '設定寄件信箱'],
})
