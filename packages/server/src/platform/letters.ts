import type { Mail } from '../ports/mail/mail.ts'
import type { SmsPort } from '../ports/sms/sms.ts'
import type { Ctx } from './context.ts'
import type { Services } from './services.ts'

type Letter = Pick<Mail, 'to' | 'subject' | 'text' | 'html'>
type Sms = Parameters<SmsPort['send']>[0]

const seal = (ctx: Ctx, letter: object, about: string) => ctx.services.secretBox.encrypt(JSON.stringify(letter), about).toString('base64')

/** Queues a mail with the action it speaks of: it leaves if and only if the action is done, and is tried again until it does. */
export const queueMail = (ctx: Ctx, mail: Letter) => queueMails(ctx, [{ mail }])

/** Many at once, each no sooner than its time. */
export const queueMails = (ctx: Ctx, mails: readonly { mail: Letter; startAfter?: Date | undefined }[]) =>
  ctx.services.jobs.addAll(
    ctx.sql,
    'mail.send',
    mails.map(({ mail, startAfter }) => ({ data: { sealed: seal(ctx, mail, 'mail') }, startAfter })),
  )

export const queueSms = (ctx: Ctx, sms: Sms) => ctx.services.jobs.add(ctx.sql, 'sms.send', { sealed: seal(ctx, sms, 'sms') })

const open = (services: Services, sealed: string, about: string): unknown =>
  JSON.parse(services.secretBox.decrypt(Buffer.from(sealed, 'base64'), about))

/** A letter to nobody waits like any other and goes nowhere: the time an answer takes does not tell who exists. */
export const nobody = ''

export const sendSealedMail = async (services: Services, sealed: string) => {
  const letter = open(services, sealed, 'mail') as Letter
  if (letter.to !== nobody) await services.mail.send(letter)
}

export const sendSealedSms = async (services: Services, sealed: string) => {
  const sms = open(services, sealed, 'sms') as Sms
  if (sms.to !== nobody) await services.sms.send(sms)
}
