import { consolePaths } from '@campus/contract/paths/console.ts'
import { schoolPayments } from '@campus/contract/payment/console.ts'
import { paymentPurposeNames, paymentStateNames } from '@campus/contract/payment/payments.ts'
import { sql as fragment } from 'kysely'
import type { Column } from '../../../platform/db/sql.ts'
import type { TrailSource } from '../../logs/trail/trail-sources.extension.ts'

/** Payments, also by the number that the provider knows and by what they paid for. */
export const paymentTrail: TrailSource = {
  who: schoolPayments.who,
  duty: 'money',
  entries: fragment`
    select payment.school_id, payment.id, payment.created_at as at, payment.person_id, person.org_unit_id as unit_id,
           payment.purpose as subject, payment.state as outcome, '' as network, payment.id::text as link, payment.subject_id, payment.number
      from payment join person on person.id = payment.person_id`,
  things: { id: 'id', subject_id: 'id', number: 'number' },
  tell: ({ subject, outcome, link }) => ({
    what: paymentPurposeNames[subject as Column<'payment', 'purpose'>],
    outcome: paymentStateNames[outcome as Column<'payment', 'state'>],
    isRefused: false,
    screen: { path: consolePaths.payments.address, filter: { id: link ?? '' } },
  }),
}
