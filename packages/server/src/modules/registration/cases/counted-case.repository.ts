import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'
import type { StatisticEvent } from '../../statistics/sources.extension.ts'

const unit = fragment`coalesce(person.org_unit_id, registration_case.org_unit_id)`

/** Registrations as they are counted, those that were removed included. */
export const registrationEvents = fragment<StatisticEvent>`
  select registration_case.school_id, registration_case.created_at as at, ${unit} as unit_id, registration_case.person_id,
         case when registration_case.handed_in_at is null then 'unfinished' else coalesce(registration_case.method, 'none') end as subject,
         case when registration_case.handed_in_at is null then 'unfinished' else registration_case.state end as outcome,
         1 as count, 0 as amount, '' as network
    from registration_case left join person on person.id = registration_case.person_id
  union all
  select school_id, at, unit_id, null, case when state is null then 'unfinished' else coalesce(method, 'none') end, coalesce(state, 'unfinished'), 1, 0, '' from registration_removed`

/** Those that a person decided, by that person, when they decided. */
export const reviewEvents = fragment<StatisticEvent>`
  select registration_case.school_id, registration_case.decided_at as at, ${unit} as unit_id, registration_case.decided_by as person_id,
         registration_case.decided_by::text as subject, registration_case.state as outcome, 1 as count, 0 as amount, '' as network
    from registration_case left join person on person.id = registration_case.person_id
   where registration_case.decided_at is not null and registration_case.decided_by is not null`

/** Deletes cases. They stay in the numbers of the time when they began, as long as these follow from rows. */
export const deleteCases = (sql: Sql, ids: readonly string[], countedSince: Date) =>
  fragment`
    with registration_case as (delete from registration_case where id = any(${ids}::uuid[]) returning *)
    insert into registration_removed (school_id, at, unit_id, method, state)
    select registration_case.school_id, date_trunc('minute', registration_case.created_at), ${unit}, registration_case.method,
           case when registration_case.handed_in_at is not null then registration_case.state end
      from registration_case left join person on person.id = registration_case.person_id
     where registration_case.created_at >= ${countedSince}`.execute(sql)

export const deleteCounted = (sql: Sql, before: Date) => sql.deleteFrom('registration_removed').where('at', '<', before).execute()
