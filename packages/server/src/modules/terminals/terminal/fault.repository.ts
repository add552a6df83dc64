import type { Column, Sql } from '../../../platform/db/sql.ts'

/** One row a kind while it is open: of two who find it at once the second gets nothing. The school comes from the terminal. */
export const insertFault = (
  sql: Sql,
  row: { schoolId: string; terminalId: string; kind: Column<'terminal_fault', 'kind'>; isFoundByWatch: boolean; now: Date },
) =>
  sql
    .insertInto('terminal_fault')
    .values({
      school_id: row.schoolId,
      terminal_id: row.terminalId,
      kind: row.kind,
      is_found_by_watch: row.isFoundByWatch,
      found_at: row.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

/** Held until the end of the transaction, so that nobody joins a fault that is just being closed. */
export const lockOpenFault = (sql: Sql, terminalId: string, kind: Column<'terminal_fault', 'kind'>) =>
  sql
    .selectFrom('terminal_fault')
    .where('terminal_id', '=', terminalId)
    .where('kind', '=', kind)
    .where('state', '=', 'untreated')
    .select('id')
    .forUpdate()
    .executeTakeFirst()

export const lockFaultOf = (sql: Sql, schoolId: string, id: string) =>
  sql
    .selectFrom('terminal_fault')
    .where('school_id', '=', schoolId)
    .where('id', '=', id)
    .select(['id', 'school_id', 'terminal_id', 'kind', 'state'])
    .forUpdate()
    .executeTakeFirst()

export const closeFault = (sql: Sql, id: string, { handlerId, notes, now }: { handlerId: string; notes: string; now: Date }) =>
  sql
    .updateTable('terminal_fault')
    .set({ state: 'processed', handler_id: handlerId, notes, handled_at: now })
    .where('id', '=', id)
    .execute()

/** The last case of this kind that somebody closed since then. */
export const findClosedSince = (sql: Sql, terminalId: string, kind: Column<'terminal_fault', 'kind'>, since: Date) =>
  sql
    .selectFrom('terminal_fault')
    .where('terminal_id', '=', terminalId)
    .where('kind', '=', kind)
    .where('state', '=', 'processed')
    .where('is_recovered', '=', false)
    .where('handled_at', '>', since)
    .select(['id', 'handled_at'])
    .orderBy('handled_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Its time goes on from when it was found. Nothing where another case of the same kind was opened meanwhile. */
export const reopenFault = (sql: Sql, id: string) =>
  sql
    .updateTable('terminal_fault as fault')
    .set({ state: 'untreated', handler_id: null, handled_at: null, notes: '' })
    .where('fault.id', '=', id)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('terminal_fault as open')
            .whereRef('open.terminal_id', '=', 'fault.terminal_id')
            .whereRef('open.kind', '=', 'fault.kind')
            .where('open.state', '=', 'untreated')
            .select('open.id'),
        ),
      ),
    )
    .returning('fault.id')
    .executeTakeFirst()

/** Only what the watch has found goes away by itself: what people saw, somebody looks at. */
export const closeRecoveredFaults = (sql: Sql, terminalId: string, kinds: readonly Column<'terminal_fault', 'kind'>[], now: Date) =>
  sql
    .updateTable('terminal_fault')
    .set({ state: 'processed', is_recovered: true, handled_at: now })
    .where('terminal_id', '=', terminalId)
    .where('kind', 'in', kinds)
    .where('state', '=', 'untreated')
    .where('is_found_by_watch', '=', true)
    .returning(['id', 'kind'])
    .execute()
