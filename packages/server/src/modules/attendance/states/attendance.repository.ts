import type { NewRow, Sql } from '../../../platform/db/sql.ts'
import type { Folded } from './fold.rules.ts'

export interface Place {
  readonly lesson_id: string
  readonly person_id: string
}

const places = <Row extends Place>(rows: readonly Row[]) =>
  rows.toSorted((one, two) => (one.lesson_id + one.person_id < two.lesson_id + two.person_id ? -1 : 1))

/** Makes the rows where there are none, and holds all of them, always in the same order. */
export const holdStates = (sql: Sql, rows: readonly NewRow<'attendance'>[]) =>
  sql
    .insertInto('attendance')
    .values(places(rows))
    .onConflict((row) => row.columns(['lesson_id', 'person_id']).doUpdateSet((rows) => ({ section_id: rows.ref('attendance.section_id') })))
    .execute()

const eventColumns = ['id', 'lesson_id', 'person_id', 'kind', 'state', 'is_doubtful', 'leave_request_id', 'leave_kind', 'at'] as const

/** Adds events, and answers all of those lessons and people in the order in which they came. */
export const addAndListEvents = (
  sql: Sql,
  events: readonly NewRow<'attendance_event'>[],
  { lessonIds, personIds }: { readonly lessonIds: readonly string[]; readonly personIds: readonly string[] },
) =>
  sql
    .with('added', (sql) => sql.insertInto('attendance_event').values(events).returning(eventColumns))
    .selectFrom('attendance_event')
    .where('lesson_id', 'in', lessonIds)
    .where('person_id', 'in', personIds)
    .select(eventColumns)
    // What the statement adds itself is not in the table for it yet.
    .unionAll((sql) => sql.selectFrom('added').select(eventColumns))
    .orderBy('id')
    .execute()

export const saveState = (sql: Sql, { lesson_id, person_id }: Place, folded: Folded, now: Date) =>
  sql
    .updateTable('attendance')
    .set({ ...folded, changed_at: now })
    .where('lesson_id', '=', lesson_id)
    .where('person_id', '=', person_id)
    .execute()
