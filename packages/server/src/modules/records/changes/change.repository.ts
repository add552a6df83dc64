import { sql as fragment } from 'kysely'
import { countRows, onPage, type Page, waitingRows } from '../../../platform/db/paging.ts'
import type { Column, Sql } from '../../../platform/db/sql.ts'
import type { Scope } from '../../school/organisation/scope.service.ts'
import type { FieldChange } from './change.rules.ts'

const changes = (sql: Sql) =>
  sql
    .selectFrom('record_change')
    .innerJoin('person', 'person.id', 'record_change.person_id')
    .innerJoin('person as asker', 'asker.id', 'record_change.asked_by')
    .leftJoin('person as decider', 'decider.id', 'record_change.decided_by')

const shown = (among: ReturnType<typeof changes>) =>
  among.select([
    'record_change.id',
    'record_change.record_id',
    'record_change.person_id',
    'record_change.reason',
    'record_change.state',
    'record_change.asked_by',
    'record_change.notes',
    'record_change.created_at',
    'record_change.decided_at',
    fragment<FieldChange[]>`record_change.changes`.as('changes'),
    'person.name as person_name',
    'person.name_pinyin as person_pinyin',
    'person.number as person_number',
    'person.org_unit_id',
    'asker.name as asker_name',
    'asker.name_pinyin as asker_pinyin',
    'decider.name as decider_name',
    'decider.name_pinyin as decider_pinyin',
  ])

export type ChangeRow = NonNullable<Awaited<ReturnType<typeof findChange>>>

export const findChange = (sql: Sql, schoolId: string, id: string) =>
  shown(changes(sql)).where('record_change.id', '=', id).where('record_change.school_id', '=', schoolId).executeTakeFirst()

export const findWaiting = (sql: Sql, recordId: string) =>
  shown(changes(sql)).where('record_change.record_id', '=', recordId).where('record_change.state', '=', 'pending').executeTakeFirst()

interface ChangeFilter {
  readonly schoolId: string
  readonly scope: Scope
  /** This one alone, in any state. */
  readonly id?: string | undefined
  readonly state: Column<'record_change', 'state'>
  readonly words: readonly string[]
  readonly from?: Date | undefined
  readonly before?: Date | undefined
  /** Leaves out what this person asked for or is about. */
  readonly decidableBy?: string
}

const filtered = (sql: Sql, { schoolId, scope, id, state, words, from, before, decidableBy }: ChangeFilter) => {
  let among = changes(sql).where('record_change.school_id', '=', schoolId)
  among = id === undefined ? among.where('record_change.state', '=', state) : among.where('record_change.id', '=', id)
  if (scope !== 'school') among = among.where(fragment<boolean>`person.org_unit_id = any(${scope}::uuid[])`)
  if (from) among = among.where('record_change.created_at', '>=', from)
  if (before) among = among.where('record_change.created_at', '<', before)
  for (const word of words) among = among.where(fragment`strpos(person.search_text, ${word})`, '>', 0)
  if (decidableBy) among = among.where('record_change.asked_by', '<>', decidableBy).where('record_change.person_id', '<>', decidableBy)
  return among
}

/** What waits: the oldest first; what is over: the newest. */
export const listChanges = (sql: Sql, filter: ChangeFilter, page: Page) =>
  onPage(shown(filtered(sql, filter)).orderBy('record_change.id', filter.state === 'pending' ? 'asc' : 'desc'), page).execute()

export const countChanges = (sql: Sql, filter: ChangeFilter) => countRows(filtered(sql, filter))

/** Everything that was changed by hand about a person. */
export const listOfPerson = (sql: Sql, personId: string) =>
  shown(changes(sql)).where('record_change.person_id', '=', personId).orderBy('record_change.id', 'desc').limit(500).execute()

interface NewChange {
  readonly schoolId: string
  readonly recordId: string
  readonly personId: string
  readonly changes: readonly FieldChange[]
  readonly reason: string
  readonly state: 'pending' | 'applied'
  readonly askedBy: string
  readonly now: Date
}

/** Undefined where something waits for this record already. */
export const insertChange = (sql: Sql, row: NewChange) =>
  sql
    .insertInto('record_change')
    .values({
      school_id: row.schoolId,
      record_id: row.recordId,
      person_id: row.personId,
      changes: JSON.stringify(row.changes),
      reason: row.reason,
      state: row.state,
      asked_by: row.askedBy,
      created_at: row.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

type End =
  | { readonly state: 'approved' | 'refused'; readonly by: string; readonly notes: string; readonly now: Date }
  | { readonly state: 'withdrawn' }

/** The first to end it wins; a second one finds nothing to end. */
export const endChange = (sql: Sql, id: string, end: End) =>
  sql
    .updateTable('record_change')
    .set(end.state === 'withdrawn' ? { state: end.state } : { state: end.state, decided_by: end.by, notes: end.notes, decided_at: end.now })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returning('id')
    .executeTakeFirst()

export const measureChanges = (sql: Sql, filter: ChangeFilter) => waitingRows(filtered(sql, filter), 'record_change.created_at')
