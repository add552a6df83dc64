import { loginOutcomeNames, loginWayNames } from '@campus/contract/logs/log-words.ts'
import { sql as fragment } from 'kysely'
import { logDays } from '../../logs/retention/retention.service.ts'
import type { Source } from '../../statistics/sources.extension.ts'

/** Logins, refused logins and logouts, by the way that was taken. Only who came in counts as a person of the day. */
export const loginSource: Source = {
  name: ['登录', 'Logins', '登入'],
  events: fragment`
    select login_log.school_id, login_log.created_at as at, login_log.unit_id,
           case when login_log.outcome = 'in' then login_log.person_id end as person_id,
           login_log.way as subject, login_log.outcome, 1 as count, 0 as amount, login_log.network
      from login_log`,
  outcomes: loginOutcomeNames,
  subjects: loginWayNames,
  amount: null,
  isAboutPeople: true,
  rows: {
    path: '/pages/sys/log/login_log',
    who: ['admin', 'auditor'],
    unit: 'unitId',
    outcome: 'outcome',
    subject: 'action',
  },
  keptDays: logDays,
}
