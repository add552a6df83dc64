import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id } from '../fields.ts'
import { listFilter, personFilter } from '../list-filter.ts'
import { PageQuery, pageOf, sortBy } from '../page.ts'
import { KnownMailbox, MailboxGiven, MailDelivery, MailState, MailVia } from './delivery.ts'

export const SchoolMailFilter = z.object({
  state: MailState.optional(),
  /** Whose mailbox sent it. */
  via: MailVia.optional(),
  words: z.string().trim().max(60).optional(),
  ...listFilter,
  ...personFilter,
})

export const schoolMails = call({
  method: 'GET',
  path: '/console/certificates/mails',
  who: ['admin', 'auditor'],
  summary: 'Mails with certificates of my school and their delivery status; addresses masked.',
  query: PageQuery.extend({ ...SchoolMailFilter.shape, sort: sortBy('queuedAt') }),
  output: pageOf(MailDelivery.extend({ personId: Id, personName: z.string(), personNumber: z.string() })),
  changesState: true,
})

export const schoolMailbox = call({
  method: 'GET',
  path: '/console/certificates/mailbox',
  who: ['admin'],
  summary: 'The mailbox through which my school sends certificates, without its code.',
  output: KnownMailbox,
})

export const setSchoolMailbox = call({
  method: 'POST',
  path: '/console/certificates/mailbox',
  who: ['admin'],
  summary: 'Set the mailbox through which my school sends certificates; without one the mail server of the installation does.',
  proof: 'fresh',
  body: MailboxGiven,
  sealed: ['authCode'],
  output: KnownMailbox,
  refusals: ['auth_code_needed', 'mail_host_closed'],
})

export const dropSchoolMailbox = call({
  method: 'POST',
  path: '/console/certificates/mailbox/remove',
  who: ['admin'],
  summary: 'Remove the mailbox of my school.',
  output: Done,
})

export const testSchoolMailbox = call({
  method: 'POST',
  path: '/console/certificates/mailbox/test',
  who: ['admin'],
  summary: 'Send a short test mail through the mailbox of my school to itself.',
  output: Done,
  refusals: ['mailbox_missing', 'mailbox_refused', 'mailbox_unreachable', 'try_later', 'mail_host_closed'],
})
