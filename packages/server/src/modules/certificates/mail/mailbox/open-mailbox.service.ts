import { say } from '@campus/contract/language.ts'
import type { Ctx } from '../../../../context/context.ts'
import { findHostAddress } from '../../../../platform/http-client/host-address.ts'
import type { MailPort } from '../../../../ports/mail/mail.ts'
import { smtpMail } from '../../../../ports/mail/smtp-mail.ts'
import { findHolder } from '../../../people/person/holder.service.ts'
import { requireSchool } from '../../../school/school/school.service.ts'
import type { MailboxRow } from './mailbox.repository.ts'

/** Binds the code of a mailbox to its place: it opens nowhere else. */
export const mailboxPurpose = 'mail.account'

const nameOf = async (ctx: Ctx, { school_id, person_id }: MailboxRow): Promise<string> => {
  if (person_id !== null) return (await findHolder(ctx, person_id))?.name ?? ''
  const { name, name_en, name_tw } = await requireSchool(ctx, school_id)
  return say([name, name_en, name_tw], ctx.language)
}

/** Resolves the host each time and connects to the checked address, so that a changed DNS entry leads nowhere else. */
export const openMailbox = async (ctx: Ctx, mailbox: MailboxRow): Promise<MailPort> => {
  const { host, port, is_secure: secure, address } = mailbox
  return smtpMail({
    host,
    hostAddress: await findHostAddress(host, { allowsPrivate: ctx.services.config.MAIL_PRIVATE_HOSTS, provider: 'smtp' }),
    port,
    secure,
    user: address,
    password: ctx.services.secretBox.decrypt(mailbox.secret_encrypted, mailboxPurpose),
    from: { name: await nameOf(ctx, mailbox), address },
  })
}
