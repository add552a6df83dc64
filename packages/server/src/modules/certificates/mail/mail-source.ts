import { refusals } from '@campus/contract/refusals.ts'
import { sql as fragment } from 'kysely'
import type { Source } from '../../statistics/sources.extension.ts'
import { mailTroubles } from './outcome.rules.ts'

/** Mails with documents, in their state of now; the subject is why one did not arrive. */
export const mailSource: Source = {
  name: ['邮件', 'Emails', '郵件'],
  events: fragment`
    select mail_delivery.school_id, mail_delivery.created_at as at, person.org_unit_id as unit_id, mail_delivery.person_id,
           mail_delivery.reason as subject, mail_delivery.state as outcome, 1 as count, 0 as amount, '' as network
      from mail_delivery join person on person.id = mail_delivery.person_id`,
  outcomes: {
    queued: ['待发送', 'Waiting', '待傳送'],
    sent: ['已发送', 'Sent', '已傳送'],
    failed: ['发送失败', 'Failed', '傳送失敗'],
    bounced: ['被退回', 'Bounced', '被退回'],
  },
  subjects: Object.fromEntries(mailTroubles.map((trouble) => [trouble, refusals[trouble]])),
  amount: null,
  isAboutPeople: true,
  rows: { path: '/pages/console/certificates/mails', unit: 'unitId', who: ['admin', 'auditor'], outcome: 'state' },
  keptDays: () => null,
}
