import { registrationMethodNames, registrationStateNames } from '@campus/contract/registration/states.ts'
import { sql as fragment } from 'kysely'
import { namesOf } from '../../people/person/person.service.ts'
import { countedRows, type Source } from '../../statistics/sources.extension.ts'
import { caseLife } from '../cases/case-state.rules.ts'

/** Unfinished ones go after a day, and with them their count. */
const keptDays = caseLife.closedSeconds / 86_400

const unit = fragment`coalesce(person.org_unit_id, registration_case.org_unit_id)`

/** Registrations by how they are checked, when they began and in their state of now. */
export const registrationSource: Source = {
  name: ['注册', 'Registrations', '註冊'],
  events: fragment`
    select registration_case.school_id, registration_case.created_at as at, ${unit} as unit_id, registration_case.person_id,
           coalesce(registration_case.method, 'none') as subject, registration_case.state as outcome, 1 as count, 0 as amount, '' as network
      from registration_case left join person on person.id = registration_case.person_id`,
  outcomes: registrationStateNames,
  subjects: { ...registrationMethodNames, none: ['尚未核验', 'Not checked yet', '尚未核驗'] },
  amount: null,
  isAboutPeople: true,
  rows: countedRows('registrations', ['manager', 'admin', 'auditor']),
  keptDays: () => keptDays,
}

/** Registrations that a person decided, by that person, when they decided. */
export const reviewSource: Source = {
  name: ['注册审核', 'Registration reviews', '註冊審核'],
  events: fragment`
    select registration_case.school_id, registration_case.decided_at as at, ${unit} as unit_id, registration_case.decided_by as person_id,
           registration_case.decided_by::text as subject, registration_case.state as outcome, 1 as count, 0 as amount, '' as network
      from registration_case left join person on person.id = registration_case.person_id
     where registration_case.decided_at is not null and registration_case.decided_by is not null`,
  outcomes: registrationStateNames,
  subjects: async (ctx, schoolId, ids) =>
    new Map([...(await namesOf(ctx, schoolId, ids))].map(([id, { name }]) => [id, [name, name, name]])),
  amount: null,
  isAboutPeople: true,
  rows: countedRows('registration_reviews', ['manager', 'admin', 'auditor']),
  keptDays: () => keptDays,
}
