import { applicationStateNames } from '@campus/contract/certificates/application-states.ts'
import { sql as fragment } from 'kysely'
import { templateSubjects } from '../../documents/versions/version.service.ts'
import type { Source } from '../../statistics/sources.extension.ts'

/** Applications for documents by template, at the moment they were made and in their state of now. */
export const applicationSource: Source = {
  name: ['证明申请', 'Applications', '證明申請'],
  events: fragment`
    select application.school_id, application.created_at as at, person.org_unit_id as unit_id, application.person_id,
           application.template_id::text as subject, application.state as outcome, 1 as count, application.copies as amount, '' as network
      from application join person on person.id = application.person_id`,
  outcomes: applicationStateNames,
  subjects: templateSubjects,
  amount: 'copies',
  isAboutPeople: true,
  rows: {
    path: '/pages/sys/log/template_apply_log',
    who: ['manager', 'admin', 'auditor'],
    unit: 'unitId',
    outcome: 'outcome',
  },
  keptDays: () => null,
}
