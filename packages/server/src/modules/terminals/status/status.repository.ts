import { sql as fragment, type Updateable } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'
import type { DB } from '../../../platform/db/table-types.ts'
import { later } from '../../../platform/time/clock.ts'

const columns = [
  'status.terminal_id',
  'status.school_id',
  'status.screen_seen_at',
  'status.printer_seen_at',
  'status.printer_state',
  'status.printer_reasons',
  'status.stopped_at',
  'status.is_lost',
  'status.troubles',
  'terminal.is_in_use',
  'terminal.hours',
] as const

export type StatusRow = NonNullable<Awaited<ReturnType<typeof lockStatus>>>

/** Locked until the end of the transaction: a change between two checks is reported once. */
export const lockStatus = (sql: Sql, terminalId: string) =>
  sql
    .selectFrom('terminal_status as status')
    .innerJoin('terminal', 'terminal.id', 'status.terminal_id')
    .where('status.terminal_id', '=', terminalId)
    .select(columns)
    .forUpdate('status')
    .executeTakeFirst()

export const insertStatus = (sql: Sql, terminal: { id: string; schoolId: string }) =>
  sql.insertInto('terminal_status').values({ terminal_id: terminal.id, school_id: terminal.schoolId }).execute()

export const saveStatus = (sql: Sql, terminalId: string, changes: Updateable<DB['terminal_status']>) =>
  sql.updateTable('terminal_status').set(changes).where('terminal_id', '=', terminalId).execute()

interface Limits {
  readonly now: Date
  readonly printerSeconds: number
  readonly screenSeconds: number
}

/** Every terminal that does not simply work: no heartbeat, its printer is stopped, or a fault is open. */
export const listUnwell = (sql: Sql, { now, printerSeconds, screenSeconds }: Limits) =>
  sql
    .selectFrom('terminal_status')
    .where((row) =>
      row.or([
        row('printer_seen_at', '<', later(now, -printerSeconds)),
        row('screen_seen_at', '<', later(now, -screenSeconds)),
        row('stopped_at', 'is not', null),
        fragment<boolean>`cardinality(troubles) > 0`,
      ]),
    )
    .select('terminal_id')
    .orderBy('terminal_id')
    .execute()

/** The terminals of a school that have just fallen silent. */
export const listNewlySilent = (sql: Sql, schoolId: string, since: Date) =>
  sql
    .selectFrom('terminal_status')
    .where('school_id', '=', schoolId)
    .where('is_lost', '=', false)
    .where('printer_seen_at', '<', since)
    .select('terminal_id')
    .execute()
