import { type Language, type Phrase, say } from '@campus/contract/language.ts'
import { htmlMail } from '../../../../ports/mail/html-mail.ts'

export const attachmentName = (title: string, serial: string) => `${title}-${serial}.pdf`

interface File {
  readonly title: string
  readonly serial: string
}

/** What a mail says that brings documents. */
export const documentMail = (mail: {
  readonly language: Language
  readonly subject: string
  readonly school: string
  readonly holder: string
  readonly attached: readonly File[]
  /** What is too large to travel by mail. */
  readonly left: readonly File[]
  readonly verifyAddress: string
  readonly appAddress: string
}) => {
  const { language, subject, school, holder, attached, left } = mail
  const t = (phrase: Phrase) => say(phrase, language)
  const name = ({ title, serial }: File) => t([`${title}（编号 ${serial}）`, `${title} (serial ${serial})`, `${title}（編號 ${serial}）`])
  const lines = [
    t([
      `附件是${school}为${holder}开具的文件，带有学校的数字签名：`,
      `Attached are documents issued by ${school} for ${holder} and digitally signed by the school:`,
      `附件是${school}為${holder}開具的檔案，帶有學校的數位簽章：`,
    ]),
    ...attached.map(name),
    ...(left.length > 0
      ? [
          t([
            `以下文件太大，无法随邮件发送，请在应用中下载：${mail.appAddress}`,
            `These are too large to email. Download them in the app: ${mail.appAddress}`,
            `以下檔案太大，無法隨郵件傳送，請在應用中下載：${mail.appAddress}`,
          ]),
          ...left.map(name),
        ]
      : []),
    t([
      `真伪可在此查验：${mail.verifyAddress}`,
      `Anyone can verify them here: ${mail.verifyAddress}`,
      `真偽可在此查驗：${mail.verifyAddress}`,
    ]),
  ]
  return { subject, text: lines.join('\n\n'), html: htmlMail({ language, title: subject, lines, sender: school }) }
}

/** A short letter that shows that a mailbox works. */
export const trialMail = (language: Language, product: string) => {
  const title = say([`${product} 邮箱测试`, `${product}: your mailbox works`, `${product} 信箱測試`], language)
  const line = say(
    [
      '这封邮件说明邮箱已设置成功，证明文件将通过它发送。',
      'This email confirms that your mailbox is set up. Documents will be sent through it.',
      '這封郵件說明信箱已設定成功，證明檔案將透過它傳送。',
    ],
    language,
  )
  return { subject: title, text: line, html: htmlMail({ language, title, lines: [line], sender: product }) }
}
