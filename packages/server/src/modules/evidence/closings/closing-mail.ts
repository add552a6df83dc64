import { counted } from '@campus/contract/counted.ts'
import { type Phrase, say, toLanguage } from '@campus/contract/language.ts'
import { htmlMail } from '../../../ports/mail/html-mail.ts'
import type { Closing } from '../statement.ts'

interface School {
  readonly name: string
  readonly name_en: string
  readonly name_tw: string
}

const keep: Phrase = [
  '请保留此邮件。以后如果有人删除了最新的日志，下面这一行可以证明：把它存为文件，运行 npm run audit:verify -- --closing 文件。',
  'Keep this email. If someone removes the newest entries later, the line below proves it: save it as a file and run npm run audit:verify -- --closing FILE.',
  '請保留此郵件。以後如果有人刪除了最新的日誌，下面這一行可以證明：把它存為檔案，執行 npm run audit:verify -- --closing 檔案。',
]

/** What an auditor keeps: the signed closing itself, in one line. */
export const closingMail = (
  { email, language: known }: { readonly email: string | null; readonly language: string | null },
  school: School,
  closing: Closing,
  sender: string,
) => {
  const language = toLanguage(known)
  const { day, sequence, entries } = closing
  const title = say(
    [`${school.name}：${day} 操作日志已封存`, `${school.name_en}: audit log of ${day} closed`, `${school.name_tw}：${day} 操作日誌已封存`],
    language,
  )
  const count = say(
    [
      `共 ${sequence} 条记录，其中新增 ${entries} 条，已用学校的密钥签名。`,
      `${counted(sequence, 'entry', 'entries')} in total, ${entries} of them new, signed with the school’s key.`,
      `共 ${sequence} 條記錄，其中新增 ${entries} 條，已用學校的金鑰簽章。`,
    ],
    language,
  )
  const lines = [count, say(keep, language), JSON.stringify(closing)]
  return { to: email ?? '', subject: title, text: lines.join('\n\n'), html: htmlMail({ language, title, lines, sender }) }
}
