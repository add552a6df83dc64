import { type Language, type Phrase, say } from '@campus/contract/language.ts'
import { htmlMail } from '../../../ports/mail/html-mail.ts'

const why: Phrase = [
  '您为这类消息开启了邮件提醒，可在“消息提醒”中关闭。',
  'You asked to receive this type of message by email. You can turn this off in your notification settings.',
  '您為這類訊息開啟了郵件提醒，可在「訊息提醒」中關閉。',
]

/** The copy by mail of a message, in the language of its reader. */
export const messageMail = (message: { to: string; language: Language; title: Phrase; body: Phrase; product: string }) => {
  const { to, language, product } = message
  const title = say(message.title, language)
  const lines = [...say(message.body, language).split('\n'), say(why, language)]
  return { to, subject: title, text: lines.join('\n\n'), html: htmlMail({ language, title, lines, sender: product }) }
}
