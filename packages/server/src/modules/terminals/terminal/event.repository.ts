import { sql as fragment } from 'kysely'
import type { FromCursor } from '../../../platform/db/cursor.ts'
import { newestFirst } from '../../../platform/db/newest-first.ts'
import { countUpTo } from '../../../platform/db/paging.ts'
import { type Column, containing, type Sql } from '../../../platform/db/sql.ts'
import { terminalColumns, terminalWords } from './terminal-columns.ts'

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

interface EventFilter {
  readonly schoolId: string
  readonly terminalId?: string | undefined
  readonly kind?: Column<'terminal_event', 'kind'> | undefined
  readonly words?: string | undefined
  readonly from?: Date | undefined
  readonly before?: Date | undefined
}

const ofSchool = (sql: Sql, { schoolId, terminalId, kind, words, from, before }: EventFilter) => {
  let events = sql
    .selectFrom('terminal_event as event')
    .innerJoin('terminal', 'terminal.id', 'event.terminal_id')
    .where('event.school_id', '=', schoolId)
  if (terminalId) events = events.where('event.terminal_id', '=', terminalId)
  if (kind) events = events.where('event.kind', '=', kind)
  if (from) events = events.where('event.at', '>=', from)
  if (before) events = events.where('event.at', '<', before)
  if (!words) return events
  const like = containing(words)
  return events.where((row) => row.or(terminalWords.map((column) => row(column, 'ilike', like))))
}

export type EventOfTerminal = Awaited<ReturnType<typeof listEvents>>[number]

export const listEvents = (sql: Sql, filter: EventFilter, from: FromCursor) => {
  const events = ofSchool(sql, filter).select(['event.id', 'event.kind', 'event.note', 'event.at', ...terminalColumns])
  return newestFirst(events, { table: 'terminal_event', as: 'event', time: 'at' }, from).execute()
}

export const countEvents = (sql: Sql, filter: EventFilter, max: number) => countUpTo(sql, ofSchool(sql, filter), max)

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
