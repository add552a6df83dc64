import { wordsOf } from '@campus/ui/words/words.ts'

export const sendMailWords = wordsOf({
  title: ['发送邮件', 'Send by email', '傳送郵件'],
  send: ['发送', 'Send', '傳送'],
  close: ['收起', 'Close', '收起'],
  queued: ['邮件已排队，正在发送', 'The email is on its way', '郵件已排隊，正在傳送'],
})
