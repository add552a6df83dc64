import { sql as fragment } from 'kysely'
import type { FromCursor } from '../../../platform/db/cursor.ts'
import { countRows } from '../../../platform/db/paging.ts'
import type { Column, Sql } from '../../../platform/db/sql.ts'
import { terminalColumns } from './terminal-columns.ts'

interface EventRow {
  readonly terminalId: string
  readonly kind: Column<'terminal_event', 'kind'>
  readonly note: string
  readonly actorId: string | null
  readonly now: Date
}

/** The school comes from the terminal itself. */
export const insertEvent = (sql: Sql, { terminalId, kind, note, actorId, now }: EventRow) =>
  sql
    .insertInto('terminal_event')
    .columns(['school_id', 'terminal_id', 'kind', 'note', 'actor_id', 'at'])
    .expression(
      sql
        .selectFrom('terminal')
        .where('id', '=', terminalId)
        .select([
          'school_id',
          'id',
          fragment<string>`${kind}::text`.as('kind'),
          fragment<string>`${note}::text`.as('note'),
          fragment<string | null>`${actorId}::uuid`.as('actor_id'),
          fragment<Date>`${now}::timestamptz`.as('at'),
        ]),
    )
    .execute()

const ofSchool = (sql: Sql, schoolId: string, terminalId: string | undefined) => {
  const events = sql
    .selectFrom('terminal_event as event')
    .innerJoin('terminal', 'terminal.id', 'event.terminal_id')
    .where('event.school_id', '=', schoolId)
  return terminalId ? events.where('event.terminal_id', '=', terminalId) : events
}

export const listEvents = (sql: Sql, schoolId: string, terminalId: string | undefined, { cursor, limit }: FromCursor) => {
  const events = ofSchool(sql, schoolId, terminalId)
    .select(['event.id', 'event.kind', 'event.note', 'event.at', ...terminalColumns])
    .orderBy('event.id', 'desc')
    .limit(limit)
  return (cursor ? events.where('event.id', '<', cursor) : events).execute()
}

export const countEvents = (sql: Sql, schoolId: string, terminalId: string | undefined) => countRows(ofSchool(sql, schoolId, terminalId))

/** All events of one terminal since then, and the last of each kind before: the state at the start. */
export const listTurns = (sql: Sql, terminalId: string, kinds: readonly Column<'terminal_event', 'kind'>[], since: Date) =>
  sql
    .selectFrom('terminal_event')
    .where('terminal_id', '=', terminalId)
    .where('kind', 'in', kinds)
    .where('at', '>=', since)
    .select(['kind', 'at'])
    .unionAll(
      sql
        .selectFrom('terminal_event')
        .where('terminal_id', '=', terminalId)
        .where('kind', 'in', kinds)
        .where('at', '<', since)
        .groupBy('kind')
        .select(['kind', fragment<Date>`max(at)`.as('at')]),
    )
    .orderBy('at')
    .execute()
