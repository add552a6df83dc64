import { registrationPaths } from '@campus/contract/paths/registration.ts'
import { caseEventNames } from '@campus/contract/registration/case-events.ts'
import { registrationLog } from '@campus/contract/registration/console/cases.ts'
import { registrationStateNames } from '@campus/contract/registration/states.ts'
import { sql as fragment } from 'kysely'
import type { Column } from '../../../platform/db/sql.ts'
import type { TrailSource } from '../../logs/trail/trail-sources.extension.ts'

type Kind = Column<'registration_event', 'kind'>

const refusals: ReadonlySet<string> = new Set<Kind>(['face_failed', 'authority_failed', 'failed', 'objected', 'registration_failed'])

/** What happened to registrations, by the person of the record and by the case. */
export const registrationTrail: TrailSource = {
  who: registrationLog.who,
  duty: 'people',
  entries: fragment`
    select event.school_id, event.id, event.at, registration.person_id,
           coalesce(person.org_unit_id, registration.org_unit_id) as unit_id, event.kind as subject, registration.state as outcome,
           '' as network, registration.number as link, event.case_id
      from registration_event as event
      join registration_case as registration on registration.id = event.case_id
      left join person on person.id = registration.person_id`,
  things: { id: 'id', case_id: 'id' },
  tell: ({ subject, outcome, link }) => ({
    what: caseEventNames[subject as Kind],
    outcome: registrationStateNames[outcome as Column<'registration_case', 'state'>],
    isRefused: refusals.has(subject),
    screen: { path: registrationPaths.log.address, filter: { words: link ?? '' } },
  }),
}
