import { sql as fragment } from 'kysely'
import type { Column, Sql } from '../../../platform/db/sql.ts'

/** Enough to notify the people who wait for it. */
const reported = ['id', 'person_id', 'terminal_id', 'follows_id', 'state'] as const

/** What was taken and not begun in time goes back to its queue; what was taken again and again cannot be printed. */
export const releaseLapsed = (sql: Sql, { now, maxTakes, terminalId }: { now: Date; maxTakes: number; terminalId?: string | undefined }) =>
  sql
    .updateTable('print_job')
    .set({
      state: fragment<Column<'print_job', 'state'>>`case when takes >= ${maxTakes}::int then 'failed' else 'queued' end`,
      ended_at: fragment<Date | null>`case when takes >= ${maxTakes}::int then ${now}::timestamptz end`,
      lease_until: null,
    })
    .where('id', 'in', (row) => {
      const lapsed = row.selectFrom('print_job').where('state', '=', 'taken').where('lease_until', '<=', now).select('id')
      return (terminalId === undefined ? lapsed : lapsed.where('terminal_id', '=', terminalId)).forUpdate().skipLocked()
    })
    .returning(reported)
    .execute()

/** A job that was taken and cannot be printed, unless somebody took it back at this moment. */
export const failTaken = (sql: Sql, id: string, now: Date) =>
  sql
    .updateTable('print_job')
    .set({ state: 'failed', ended_at: now, lease_until: null })
    .where('id', '=', id)
    .where('state', '=', 'taken')
    .returning(reported)
    .executeTakeFirst()

interface Taking {
  readonly terminalId: string
  readonly credentialId: string
  readonly leaseUntil: Date
  readonly queuedAfter: Date
}

/** One statement that passes over what another takes at this moment: of two programs each gets a job of its own. */
export const takeNext = (sql: Sql, { terminalId, credentialId, leaseUntil, queuedAfter }: Taking) =>
  sql
    .updateTable('print_job')
    .from('print_item')
    .whereRef('print_item.id', '=', 'print_job.item_id')
    .set((old) => ({ state: 'taken', taken_by: credentialId, lease_until: leaseUntil, takes: old('print_job.takes', '+', 1) }))
    .where('print_job.id', '=', (row) =>
      row
        .selectFrom('print_job as queued')
        .innerJoin('terminal', 'terminal.id', 'queued.terminal_id')
        .where('queued.terminal_id', '=', terminalId)
        .where('queued.state', '=', 'queued')
        .where('queued.created_at', '>', queuedAfter)
        .where('terminal.is_in_use', '=', true)
        .select('queued.id')
        .orderBy('queued.id')
        .limit(1)
        .forUpdate('queued')
        .skipLocked(),
    )
    .returning(['print_job.id', 'print_job.state', 'print_job.copies', 'print_job.page_ranges', 'print_job.pages_due'])
    .returning(['print_job.lease_until', 'print_job.taken_by', 'print_job.attribute'])
    .returning(['print_item.kind', 'print_item.subject_id', 'print_item.media'])
    .executeTakeFirst()

const machineJobs = (sql: Sql, terminalId: string) =>
  sql
    .selectFrom('print_job as job')
    .innerJoin('print_item as item', 'item.id', 'job.item_id')
    .where('job.terminal_id', '=', terminalId)
    .select(['job.id', 'job.state', 'job.copies', 'job.page_ranges', 'job.pages_due', 'job.lease_until', 'job.taken_by'])
    .select(['job.attribute', 'item.kind', 'item.subject_id', 'item.media'])

export type MachineJobRow = NonNullable<Awaited<ReturnType<typeof findMachineJob>>>

export const findMachineJob = (sql: Sql, terminalId: string, id: string) =>
  machineJobs(sql, terminalId).where('job.id', '=', id).executeTakeFirst()

/** Taken by this very machine, or begun at this terminal by whichever machine: the printer is the same. */
export const listOpen = (sql: Sql, terminalId: string, credentialId: string) =>
  machineJobs(sql, terminalId)
    .where((row) =>
      row.or([
        row('job.state', 'in', ['printing', 'unsure']),
        row.and([row('job.state', '=', 'taken'), row('job.taken_by', '=', credentialId)]),
      ]),
    )
    .orderBy('job.id')
    .execute()

/**
 * Begins a job that this machine took. The answer may be lost, so it may be said again at once; later, or when pages are out, it comes
 * from a program that was thought dead and must not lead to the printer.
 */
export const beginTaken = (
  sql: Sql,
  begin: { id: string; terminalId: string; credentialId: string; now: Date; leaseUntil: Date; begunAfter: Date },
) =>
  sql
    .updateTable('print_job')
    .from('print_item')
    .whereRef('print_item.id', '=', 'print_job.item_id')
    .set({ state: 'printing', lease_until: begin.leaseUntil, begun_at: begin.now })
    .where('print_job.id', '=', begin.id)
    .where('print_job.terminal_id', '=', begin.terminalId)
    .where('print_job.taken_by', '=', begin.credentialId)
    .where((row) =>
      row.or([
        row('print_job.state', '=', 'taken'),
        row.and([
          row('print_job.state', '=', 'printing'),
          row('print_job.pages_out', '=', 0),
          row('print_job.begun_at', '>', begin.begunAfter),
        ]),
      ]),
    )
    .returningAll('print_job')
    .returning('print_item.pages_per_copy')
    .executeTakeFirst()
