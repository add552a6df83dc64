import { access, constants, mkdir } from 'node:fs/promises'
import MailComposer from 'nodemailer/lib/mail-composer'
import { keepNewest, nameNextMessage, outboxPath, writeWhole } from '../outbox-folder.ts'
import { compose } from './compose.ts'
import type { MailPort } from './mail.ts'

/** The embedded provider: every mail becomes an .eml file that any mail program opens, and a card for the outbox page. */
export const folderMail = ({ folder, from = 'Campus <campus@localhost>' }: { folder: string; from?: string }): MailPort => {
  const path = outboxPath(folder, 'mail')
  return {
    async send(mail) {
      const at = new Date()
      const name = nameNextMessage(at)
      const message = new MailComposer({ ...compose(mail, from), newline: 'windows' }).compile()
      const id = message.messageId()
      await writeWhole(path, `${name}.eml`, () => message.createReadStream())
      const { to, cc = [], subject, text } = mail
      await writeWhole(path, `${name}.json`, () => [JSON.stringify({ id, at: at.toISOString(), to, cc, subject, text })])
      await keepNewest(path, ['.eml', '.json'])
      return { id, refusedCopies: [], isRecipientBusy: false }
    },
    async check() {
      await mkdir(path, { recursive: true })
      await access(path, constants.W_OK)
    },
    close: () => undefined,
  }
}
