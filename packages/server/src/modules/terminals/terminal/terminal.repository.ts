import { sql as fragment } from 'kysely'
import { containing, type Sql } from '../../../platform/db/sql.ts'

const columns = [
  'terminal.id',
  'terminal.school_id',
  'terminal.number',
  'terminal.name',
  'terminal.name_en',
  'terminal.name_tw',
  'terminal.location',
  'terminal.location_en',
  'terminal.location_tw',
  'terminal.latitude',
  'terminal.longitude',
  'terminal.abilities',
  'terminal.hours',
  'terminal.is_in_use',
  'terminal.created_at',
  'status.screen_seen_at',
  'status.printer_seen_at',
  'status.printer_state',
  'status.printer_reasons',
  'status.sheets_left',
  'status.toner_percent',
  'status.printer_name',
  'status.version',
] as const

const isOutOfOrder = fragment<boolean>`exists (select 1 from terminal_fault as fault where fault.terminal_id = terminal.id
  and fault.state = 'untreated' and fault.is_found_by_watch)`.as('is_out_of_order')

const waiting = fragment<number>`(select count(*)::int from print_job where print_job.terminal_id = terminal.id
  and print_job.state = 'queued')`.as('waiting')

const terminals = (sql: Sql) =>
  sql
    .selectFrom('terminal')
    .innerJoin('terminal_status as status', 'status.terminal_id', 'terminal.id')
    .select(columns)
    .select([isOutOfOrder, waiting])

export type TerminalRow = NonNullable<Awaited<ReturnType<typeof findTerminal>>>

/** For those who know the terminal already; other people's ids are kept away by `findTerminalOf`. */
export const findTerminal = (sql: Sql, id: string) => terminals(sql).where('terminal.id', '=', id).executeTakeFirst()

/** With the time zone of its school, where the school has set one. */
export const findWithTimeZone = (sql: Sql, id: string) =>
  terminals(sql)
    .where('terminal.id', '=', id)
    .select(
      fragment<string | null>`(select value #>> '{}' from school_setting
        where school_setting.school_id = terminal.school_id and school_setting.key = 'timeZone')`.as('time_zone'),
    )
    .executeTakeFirst()

export const findTerminalOf = (sql: Sql, schoolId: string, id: string) =>
  terminals(sql).where('terminal.school_id', '=', schoolId).where('terminal.id', '=', id).executeTakeFirst()

/** Those in use that can do all of this, whether or not they work now. */
export const listAble = (sql: Sql, schoolId: string, abilities: readonly string[]) =>
  sql
    .selectFrom('terminal')
    .where('school_id', '=', schoolId)
    .where('is_in_use', '=', true)
    .where(fragment<boolean>`abilities @> ${abilities}::text[]`)
    .select(['name', 'name_en', 'name_tw', 'location', 'location_en', 'location_tw'])
    .orderBy('number')
    .execute()

interface Wanted {
  readonly words?: string | undefined
  /** Without those that the school has taken out of use. */
  readonly isInUseOnly?: boolean
}

export const listTerminals = (sql: Sql, schoolId: string, { words, isInUseOnly = false }: Wanted = {}) => {
  const known = terminals(sql).where('terminal.school_id', '=', schoolId).orderBy('terminal.number')
  const all = isInUseOnly ? known.where('terminal.is_in_use', '=', true) : known
  if (!words) return all.execute()
  const pattern = containing(words)
  const named = ['number', 'name', 'name_en', 'name_tw', 'location', 'location_en', 'location_tw'] as const
  return all.where((row) => row.or(named.map((column) => row(`terminal.${column}`, 'ilike', pattern)))).execute()
}
