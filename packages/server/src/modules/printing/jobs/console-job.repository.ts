import { sql as fragment } from 'kysely'
import type { FromCursor } from '../../../platform/cursor.ts'
import { countRows } from '../../../platform/paging.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { Scope } from '../../school/scope.service.ts'

interface JobFilter {
  readonly schoolId: string
  readonly scope: Scope
  readonly state?: string | undefined
  readonly terminalId?: string | undefined
}

const among = (sql: Sql, { schoolId, scope, state, terminalId }: JobFilter) => {
  let query = sql
    .selectFrom('print_job as job')
    .innerJoin('print_item as item', 'item.id', 'job.item_id')
    .innerJoin('terminal', 'terminal.id', 'job.terminal_id')
    .innerJoin('person', 'person.id', 'job.person_id')
    .where('job.school_id', '=', schoolId)
  if (state) query = query.where('job.state', '=', state)
  if (terminalId) query = query.where('job.terminal_id', '=', terminalId)
  if (scope === 'school') return query
  return scope.length > 0 ? query.where('person.org_unit_id', 'in', scope) : query.where(fragment<boolean>`false`)
}

export type SchoolJobRow = Awaited<ReturnType<typeof listSchoolJobs>>[number]

export const listSchoolJobs = (sql: Sql, filter: JobFilter, { cursor, limit }: FromCursor) => {
  const all = among(sql, filter)
  return (cursor ? all.where('job.id', '<', cursor) : all)
    .select(['job.id', 'job.pages_due', 'job.pages_out', 'job.state', 'job.reasons', 'job.created_at', 'job.ended_at'])
    .select(['item.kind', 'item.attribute', 'person.name as person_name', 'person.number as person_number'])
    .select(['terminal.id as terminal_id', 'terminal.number', 'terminal.name', 'terminal.name_en', 'terminal.name_tw'])
    .select(['terminal.location', 'terminal.location_en', 'terminal.location_tw'])
    .orderBy('job.id', 'desc')
    .limit(limit)
    .execute()
}

export const countSchoolJobs = (sql: Sql, filter: JobFilter) => countRows(among(sql, filter))
