import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Email, Id, Instant } from '../fields.ts'
import type { Phrase } from '../language.ts'
import { maxCcEmails } from './application-choices.ts'

export const mailStates = ['queued', 'sent', 'failed', 'bounced'] as const
export const MailState = z.enum(mailStates)
export type MailState = z.infer<typeof MailState>

export const mailStateNames: Record<MailState, Phrase> = {
  queued: ['待发送', 'Waiting', '待傳送'],
  sent: ['已发送', 'Sent', '已傳送'],
  failed: ['发送失败', 'Failed', '傳送失敗'],
  bounced: ['被退回', 'Bounced', '被退回'],
}

export const MailVia = z.enum(['school', 'own'])

export const mailViaNames: Record<z.infer<typeof MailVia>, Phrase> = {
  school: ['学校', 'School', '學校'],
  own: ['本人', 'Own mailbox', '本人'],
}

/** Minutes that a mail takes, as shown to people. */
export const mailMinutes = { least: 15, most: 20 } as const

export const MailDelivery = z.object({
  id: Id,
  to: z.string(),
  cc: z.array(z.string()),
  state: MailState,
  /** Why it failed or came back, and what helps, in the reader's language. */
  reason: z.string(),
  /** Copies that were not taken while the mail itself was. */
  refusedCc: z.array(z.string()),
  via: MailVia,
  files: z.array(z.string()),
  attempts: z.number().int(),
  queuedAt: Instant,
  sentAt: Instant.nullable(),
})

export const mailStatus = call({
  method: 'GET',
  path: '/tcyApi/api/getMailSendInfoStatus',
  who: 'user',
  summary: 'The mails of one application or of one order of mine, newest first, with delivery status.',
  query: z
    .object({ applicationId: Id.optional(), orderId: Id.optional() })
    .refine(({ applicationId, orderId }) => (applicationId === undefined) !== (orderId === undefined), {
      message: 'required',
      path: ['applicationId'],
    }),
  output: z.array(MailDelivery),
})

const receivers = { email: Email, ccEmails: z.array(Email).max(maxCcEmails, 'too_many_cc').default([]) }
const sendRefusals = ['document_not_ready', 'document_over', 'paper_only', 'mail_not_configured', 'enough_today'] as const

export const sendMail = call({
  method: 'POST',
  path: '/tcyApi/api/send_mail',
  who: 'user',
  summary: 'Send a document of mine by mail, to the address of its application or to another.',
  body: z.object({ documentId: Id, ...receivers }),
  output: MailDelivery,
  refusals: sendRefusals,
  idempotency: 'required',
})

export const sendOrderEmail = call({
  method: 'POST',
  path: '/tcyApi/api/sendOrderEmail',
  who: 'user',
  summary: 'Send all files of an order of mine in one mail, again or to another address.',
  body: z.object({ orderId: Id, ...receivers }),
  output: MailDelivery,
  refusals: [...sendRefusals, 'order_files_missing'],
  idempotency: 'required',
})

/** Where people have their mailboxes; `other` takes host and port by hand. */
export const mailboxTypes = ['qq', '163', '126', 'aliyun', 'outlook', 'gmail', 'other'] as const
export const MailboxType = z.enum(mailboxTypes)
export type MailboxType = z.infer<typeof MailboxType>

/** Hosts of the well-known ones; each speaks TLS from the first byte or raises it. */
export const mailboxHosts: Record<Exclude<MailboxType, 'other'>, { host: string; port: number; isSecure: boolean }> = {
  qq: { host: 'smtp.qq.com', port: 465, isSecure: true },
  '163': { host: 'smtp.163.com', port: 465, isSecure: true },
  '126': { host: 'smtp.126.com', port: 465, isSecure: true },
  aliyun: { host: 'smtp.aliyun.com', port: 465, isSecure: true },
  outlook: { host: 'smtp-mail.outlook.com', port: 587, isSecure: false },
  gmail: { host: 'smtp.gmail.com', port: 465, isSecure: true },
}

export const MailboxGiven = z
  .object({
    type: MailboxType,
    host: z
      .string()
      .trim()
      .toLowerCase()
      .max(200)
      .regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*)?$/, 'web_host')
      .default(''),
    port: z.number().int().min(1).max(65_535).default(465),
    isSecure: z.boolean().default(true),
    address: Email,
    /** Not the password but the code that the mailbox gives for programs; empty keeps the one that is known. */
    authCode: z.string().max(200).default(''),
  })
  .refine(({ type, host }) => type !== 'other' || host.length > 0, { message: 'required', path: ['host'] })

const Mailbox = z.object({
  type: MailboxType,
  host: z.string(),
  port: z.number().int(),
  isSecure: z.boolean(),
  address: z.string(),
  hasAuthCode: z.boolean(),
  /** When a mail last went through it. */
  worksSince: Instant.nullable(),
})
export const KnownMailbox = z.object({
  /** Whether the school sends mail itself; without it everybody needs a mailbox of their own. */
  schoolHasMail: z.boolean(),
  mailbox: Mailbox.nullable(),
})

export const userMailInfo = call({
  method: 'GET',
  path: '/tcyApi/api/getUserMailInfo',
  who: 'user',
  summary: 'My own mailbox for sending my files, without its code, and the address of my account, where files of mine most likely go.',
  output: KnownMailbox.extend({ ownAddress: z.string() }),
})

export const setUserMailInfo = call({
  method: 'POST',
  path: '/tcyApi/api/setUserMailInfo',
  who: 'user',
  summary: 'Set my own mailbox; its code is stored encrypted and never shown again.',
  proof: 'fresh',
  body: MailboxGiven,
  sealed: ['authCode'],
  output: KnownMailbox,
  refusals: ['auth_code_needed', 'mail_host_closed'],
})

export const dropUserMailInfo = call({
  method: 'POST',
  path: '/my/mailbox/remove',
  who: 'user',
  summary: 'Delete my own mailbox and its code.',
  output: Done,
})

export const testUserMailSend = call({
  method: 'POST',
  path: '/tcyApi/api/testUserMailSend',
  who: 'user',
  summary: 'Send a short test mail through my own mailbox to itself, and report the error if it fails.',
  output: Done,
  refusals: ['mailbox_missing', 'mailbox_refused', 'mailbox_unreachable', 'try_later', 'mail_host_closed'],
})
