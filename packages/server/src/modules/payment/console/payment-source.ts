import { providerNames } from '@campus/contract/payment/pay-ways.ts'
import { sql as fragment } from 'kysely'
import type { Source } from '../../statistics/sources.extension.ts'

/** Payments by provider, with the money that was paid. */
export const paymentSource: Source = {
  name: ['支付', 'Payments', '支付'],
  events: fragment`
    select payment.school_id, payment.created_at as at, person.org_unit_id as unit_id, payment.person_id,
           payment.provider as subject, payment.state as outcome, 1 as count, coalesce(payment.paid_amount, 0) as amount, '' as network
      from payment join person on person.id = payment.person_id`,
  outcomes: {
    paid: ['已支付', 'Paid', '已支付'],
    open: ['待支付', 'Waiting for payment', '待支付'],
    closed: ['已关闭', 'Closed', '已關閉'],
  },
  subjects: providerNames,
  amount: 'fen',
  isAboutPeople: true,
  rows: {
    path: '/pages/console/payment/payments',
    unit: 'unitId',
    who: ['admin', 'auditor'],
    outcome: 'state',
    subject: 'provider',
  },
  keptDays: () => null,
}
