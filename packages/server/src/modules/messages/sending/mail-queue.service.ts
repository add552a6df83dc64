import type { Ctx } from '../../../context/context.ts'
import type { Services } from '../../../context/services.ts'
import { defineJob } from '../../../platform/jobs.ts'
import type { Mail } from '../../../ports/mail/mail.ts'
import type { SmsPort } from '../../../ports/sms/sms.ts'

type QueuedMail = Pick<Mail, 'to' | 'subject' | 'text' | 'html'>
type Sms = Parameters<SmsPort['send']>[0]

/** Mails carry codes and names, so they wait encrypted. */
export const sendMailJob = defineJob<{ readonly sealed: string }>('mail.send')
export const sendSmsJob = defineJob<{ readonly sealed: string }>('sms.send')

const encrypt = (ctx: Ctx, mail: object, about: string) => ctx.services.secretBox.encrypt(JSON.stringify(mail), about).toString('base64')

/** Queues a mail with the action it speaks of: it leaves if and only if the action is done, and is tried again until it does. */
export const queueMail = (ctx: Ctx, mail: QueuedMail) => queueMails(ctx, [{ mail }])

/** Many at once, each no sooner than its time. */
export const queueMails = (ctx: Ctx, mails: readonly { mail: QueuedMail; startAfter?: Date | undefined }[]) =>
  ctx.services.jobs.addAll(
    ctx.sql,
    sendMailJob,
    mails.map(({ mail, startAfter }) => ({ data: { sealed: encrypt(ctx, mail, 'mail') }, startAfter })),
  )

export const queueSms = (ctx: Ctx, sms: Sms) => ctx.services.jobs.add(ctx.sql, sendSmsJob, { sealed: encrypt(ctx, sms, 'sms') })

const decrypt = (services: Services, encrypted: string, about: string): unknown =>
  JSON.parse(services.secretBox.decrypt(Buffer.from(encrypted, 'base64'), about))

/** A mail without a recipient is queued like any other and not sent: the response time does not reveal who exists. */
export const nobody = ''

export const sendQueuedMail = async (services: Services, encrypted: string) => {
  const mail = decrypt(services, encrypted, 'mail') as QueuedMail
  if (mail.to !== nobody) await services.mail.send(mail)
}

export const sendQueuedSms = async (services: Services, encrypted: string) => {
  const sms = decrypt(services, encrypted, 'sms') as Sms
  if (sms.to !== nobody) await services.sms.send(sms)
}
