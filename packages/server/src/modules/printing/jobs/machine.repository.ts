import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/sql.ts'

/** Enough to tell those who wait for it. */
const told = ['id', 'person_id', 'terminal_id', 'follows_id', 'state'] as const

/** What was taken and not begun in time goes back to its queue; what was taken again and again cannot be printed. */
export const releaseLapsed = (
  sql: Sql,
  { now, mostTakes, terminalId }: { now: Date; mostTakes: number; terminalId?: string | undefined },
) =>
  sql
    .updateTable('print_job')
    .set({
      state: fragment<string>`case when takes >= ${mostTakes}::int then 'failed' else 'queued' end`,
      ended_at: fragment<Date | null>`case when takes >= ${mostTakes}::int then ${now}::timestamptz end`,
      lease_until: null,
    })
    .where('id', 'in', (row) => {
      const lapsed = row.selectFrom('print_job').where('state', '=', 'taken').where('lease_until', '<=', now).select('id')
      return (terminalId === undefined ? lapsed : lapsed.where('terminal_id', '=', terminalId)).forUpdate().skipLocked()
    })
    .returning(told)
    .execute()

/** A job that was taken and cannot be printed, unless somebody took it back at this moment. */
export const failTaken = (sql: Sql, id: string, now: Date) =>
  sql
    .updateTable('print_job')
    .set({ state: 'failed', ended_at: now, lease_until: null })
    .where('id', '=', id)
    .where('state', '=', 'taken')
    .returning(told)
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
    .set((old) => ({ state: 'taken', taken_by: credentialId, lease_until: leaseUntil, takes: old('takes', '+', 1) }))
    .where('id', '=', (row) =>
      row
        .selectFrom('print_job')
        .innerJoin('terminal', 'terminal.id', 'print_job.terminal_id')
        .where('print_job.terminal_id', '=', terminalId)
        .where('print_job.state', '=', 'queued')
        .where('print_job.created_at', '>', queuedAfter)
        .where('terminal.is_in_use', '=', true)
        .select('print_job.id')
        .orderBy('print_job.id')
        .limit(1)
        .forUpdate('print_job')
        .skipLocked(),
    )
    .returning('id')
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
    .set({ state: 'printing', lease_until: begin.leaseUntil, begun_at: begin.now })
    .where('id', '=', begin.id)
    .where('terminal_id', '=', begin.terminalId)
    .where('taken_by', '=', begin.credentialId)
    .where((row) =>
      row.or([
        row('state', '=', 'taken'),
        row.and([row('state', '=', 'printing'), row('pages_out', '=', 0), row('begun_at', '>', begin.begunAfter)]),
      ]),
    )
    .returning(told)
    .executeTakeFirst()
