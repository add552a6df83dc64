import { schoolMails } from '@campus/contract/certificates/console.ts'
import { mailStateNames } from '@campus/contract/certificates/delivery.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { sql as fragment } from 'kysely'
import type { Column } from '../../../platform/db/sql.ts'
import type { TrailSource } from '../../logs/trail/trail-sources.extension.ts'

/** Mails with certificates, also by application, order and certificate. */
export const mailTrail: TrailSource = {
  who: schoolMails.who,
  duty: 'certificates',
  entries: fragment`
    select mail.school_id, mail.id, mail.queued_at as at, mail.person_id, person.org_unit_id as unit_id, mail.via as subject,
           mail.state as outcome, '' as network, mail.person_id::text as link, mail.application_id, mail.order_id, mail.document_ids
      from mail_delivery as mail join person on person.id = mail.person_id`,
  things: { id: 'id', application_id: 'id', order_id: 'id', document_ids: 'ids' },
  tell: ({ outcome, link }) => ({
    what: ['发送证明邮件', 'Certificate emailed', '傳送證明郵件'],
    outcome: mailStateNames[outcome as Column<'mail_delivery', 'state'>],
    isRefused: outcome === 'failed' || outcome === 'bounced',
    screen: { path: consolePaths.mails.address, filter: { personId: link ?? '' } },
  }),
}
