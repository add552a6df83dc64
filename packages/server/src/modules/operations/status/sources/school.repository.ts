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

/** Since when there is something of each chain that was not signed; null where everything was. */
export const readUnsignedFacts = async (sql: Sql, schoolId: string) => {
  const next = (chain: string) =>
    fragment`coalesce((select sequence from evidence_head where school_id = ${schoolId} and chain = ${chain}), 0) + 1`
  const { rows } = await fragment<{ audit: Date | null; ledger: Date | null }>`
    select (select at from audit_entry where school_id = ${schoolId} and sequence = ${next('audit')}) as audit,
           (select at from ledger_transfer where school_id = ${schoolId} and sequence = ${next('ledger')}) as ledger`.execute(sql)
  return rows[0] ?? { audit: null, ledger: null }
}

/** The last closing of the audit log, the oldest of a month that the log does not bear out, and since when entries wait to be closed. */
export const readClosingFacts = async (sql: Sql, schoolId: string) => {
  const { rows } = await fragment<{ day: string; closed_at: Date; broken: string | null; waiting_since: Date | null }>`
    select to_char(last.day, 'YYYY-MM-DD') as day, last.closed_at,
      (select to_char(min(closing.day), 'YYYY-MM-DD') from audit_closing as closing
        left join audit_entry as entry on entry.school_id = closing.school_id and entry.sequence = closing.sequence
        where closing.school_id = last.school_id and closing.day > last.day - 31
          and (entry.id, entry.hash) is distinct from (closing.last_id, closing.hash)) as broken,
      (select at from audit_entry where school_id = last.school_id and sequence = last.sequence + 1) as waiting_since
    from audit_closing as last where last.school_id = ${schoolId} order by last.sequence desc limit 1`.execute(sql)
  return rows[0]
}

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
