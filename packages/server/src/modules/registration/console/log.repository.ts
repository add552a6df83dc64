import { sql as fragment } from 'kysely'
import type { FromCursor } from '../../../platform/db/cursor.ts'
import { countRows } from '../../../platform/db/paging.ts'
import { type Column, containing, type Sql } from '../../../platform/db/sql.ts'
import type { Scope } from '../../school/organisation/scope.service.ts'

export interface LogFilter {
  readonly schoolId: string
  readonly scope: Scope
  readonly caseId?: string
  readonly event?: Column<'registration_event', 'kind'> | undefined
  readonly words?: string | undefined
  readonly from?: Date | undefined
  readonly before?: Date | undefined
}

const lines = (sql: Sql, { schoolId, scope, caseId, event, words, from, before }: LogFilter) => {
  let query = sql
    .selectFrom('registration_event')
    .innerJoin('registration_case', 'registration_case.id', 'registration_event.case_id')
    .leftJoin('person as actor', 'actor.id', 'registration_event.actor_id')
    .leftJoin('person', 'person.id', 'registration_case.person_id')
    .where('registration_event.school_id', '=', schoolId)
  if (scope !== 'school')
    query = query.where(
      fragment<string | null>`coalesce(person.org_unit_id, registration_case.org_unit_id)`,
      '=',
      fragment<string>`any(${scope}::uuid[])`,
    )
  if (caseId) query = query.where('registration_event.case_id', '=', caseId)
  if (event) query = query.where('registration_event.kind', '=', event)
  if (from) query = query.where('registration_event.at', '>=', from)
  if (before) query = query.where('registration_event.at', '<', before)
  if (words)
    query = query.where((row) =>
      row.or([
        row('registration_case.name', 'ilike', containing(words)),
        row('registration_case.number', 'ilike', containing(words)),
        row('actor.name', 'ilike', containing(words)),
      ]),
    )
  return query
}

export const listLog = (sql: Sql, filter: LogFilter, { cursor, limit }: FromCursor) => {
  const query = lines(sql, filter)
  return (cursor ? query.where('registration_event.id', '<', cursor) : query)
    .select([
      'registration_event.id',
      'registration_event.case_id',
      'registration_event.kind',
      'registration_event.at',
      'registration_event.notes',
      'actor.name as actor',
      'actor.name_pinyin as actor_pinyin',
      'registration_case.name',
      'registration_case.number',
      'registration_case.state',
      'registration_case.person_id',
    ])
    .orderBy('registration_event.id', 'desc')
    .limit(limit)
    .execute()
}

export const countLog = (sql: Sql, filter: LogFilter) => countRows(lines(sql, filter))
