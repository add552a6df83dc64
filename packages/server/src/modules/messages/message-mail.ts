import { type Language, type Phrase, say } from '@campus/contract/language.ts'
import { htmlLetter } from '../../platform/html-letter.ts'

const why: Phrase = [
  '您为这类消息开启了邮件提醒，可在“消息提醒”中关闭。',
  'You asked for messages of this kind by mail; you can turn that off among your reminders.',
  '您為這類訊息開啟了郵件提醒，可在「訊息提醒」中關閉。',
]

/** The copy by mail of a message, in the language of its reader. */
export const messageMail = (letter: { to: string; language: Language; title: Phrase; body: Phrase; product: string }) => {
  const { to, language, product } = letter
  const title = say(letter.title, language)
  const lines = [...say(letter.body, language).split('\n'), say(why, language)]
  return { to, subject: title, text: lines.join('\n\n'), html: htmlLetter({ language, title, lines, sender: product }) }
}
