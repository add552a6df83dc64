import { sql as fragment } from 'kysely'
import type { Sql } from '../../../../platform/db/sql.ts'

export const readTerminalFacts = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('terminal')
    .innerJoin('terminal_status as status', 'status.terminal_id', 'terminal.id')
    .where('terminal.school_id', '=', schoolId)
    .where('terminal.is_in_use', '=', true)
    .select([
      fragment<number>`count(*)::int`.as('all'),
      fragment<number>`count(*) filter (where status.is_lost)::int`.as('lost'),
      fragment<number>`count(*) filter (where not status.is_lost and cardinality(status.troubles) > 0)::int`.as('troubled'),
      fragment<Date | null>`max(status.printer_seen_at)`.as('seen_at'),
      fragment<Date | null>`(select min(found_at) from terminal_fault as fault where fault.school_id = ${schoolId}
        and fault.state = 'untreated' and fault.is_found_by_watch)`.as('since'),
    ])
    .executeTakeFirstOrThrow()

export const readAuditFacts = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('audit_entry')
    .where('school_id', '=', schoolId)
    .where('sequence', 'is', null)
    .select([fragment<number>`count(*)::int`.as('unsealed'), fragment<Date | null>`min(at)`.as('oldest')])
    .executeTakeFirstOrThrow()

export const listHeads = (sql: Sql, schoolId: string) =>
  sql.selectFrom('evidence_head').where('school_id', '=', schoolId).select(['chain', 'sequence', 'signed_at']).execute()

/** When the hourly sweep, which deletes what may not be kept any longer, ran last and ended well. */
export const findLastSweep = async (sql: Sql): Promise<Date | null> => {
  const { rows } = await fragment<{ at: Date | null }>`
    select max(completed_on) as at from pgboss.job where name = 'housekeeping.sweep' and state = 'completed'`.execute(sql)
  return rows[0]?.at ?? null
}

/** The newest run of each kind. */
export const listLastBackupRuns = (sql: Sql) =>
  sql
    .selectFrom('backup_run')
    .distinctOn('kind')
    .select(['kind', 'began_at', 'ended_at', 'outcome', 'bytes', 'cause'])
    .orderBy('kind')
    .orderBy('began_at', 'desc')
    .execute()
