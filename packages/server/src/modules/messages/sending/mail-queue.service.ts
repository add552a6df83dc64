import type { Ctx } from '../../../context/context.ts'
import type { Services } from '../../../context/services.ts'
import { defineJob } from '../../../platform/jobs.ts'
import type { Mail } from '../../../ports/mail/mail.ts'
import type { SmsPort } from '../../../ports/sms/sms.ts'
import { isRecalled } from './recalled.repository.ts'

type QueuedMail = Pick<Mail, 'to' | 'subject' | 'text' | 'html'>
type Sms = Parameters<SmsPort['send']>[0]

/** Mails carry codes and names, so they wait encrypted. `textId`: the message of which it is a copy. */
export const sendMailJob = defineJob<{ readonly sealed: string; readonly textId?: string | undefined }>('mail.send')
export const sendSmsJob = defineJob<{ readonly sealed: string }>('sms.send')

const encrypt = (ctx: Ctx, mail: object, about: string) => ctx.services.secretBox.encrypt(JSON.stringify(mail), about).toString('base64')

/** Queues a mail with the action it speaks of: it leaves if and only if the action is done, and is tried again until it does. */
export const queueMail = (ctx: Ctx, mail: QueuedMail) => queueMails(ctx, [{ mail }])

/** Many at once, each no sooner than its time. */
export const queueMails = (ctx: Ctx, mails: readonly { mail: QueuedMail; startAfter?: Date | undefined; textId?: string | undefined }[]) =>
  ctx.services.jobs.addAll(
    ctx.sql,
    sendMailJob,
    mails.map(({ mail, startAfter, textId }) => ({ data: { sealed: encrypt(ctx, mail, 'mail'), textId }, startAfter })),
  )

export const queueSms = (ctx: Ctx, sms: Sms) => ctx.services.jobs.add(ctx.sql, sendSmsJob, { sealed: encrypt(ctx, sms, 'sms') })

const decrypt = (services: Services, encrypted: string, about: string): unknown =>
  JSON.parse(services.secretBox.decrypt(Buffer.from(encrypted, 'base64'), about))

/** A mail without a recipient is queued like any other and not sent: the response time does not reveal who exists. */
export const nobody = ''

/** What was recalled while its copy waited is not sent. */
export const sendQueuedMail = async (
  { sql, services }: Ctx,
  { sealed, textId }: { readonly sealed: string; readonly textId?: string | undefined },
) => {
  if (textId !== undefined && (await isRecalled(sql, textId))) return
  const mail = decrypt(services, sealed, 'mail') as QueuedMail
  if (mail.to !== nobody) await services.mail.send(mail)
}

export const sendQueuedSms = async (services: Services, encrypted: string) => {
  const sms = decrypt(services, encrypted, 'sms') as Sms
  if (sms.to !== nobody) await services.sms.send(sms)
}
