import type { Doubt } from '@campus/contract/attendance/states.ts'
import { sql as fragment } from 'kysely'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'
import { rosterOf } from '../../schedule/lessons/lesson-roster.repository.ts'
import type { State } from '../states/fold.rules.ts'

/** Opening again changes what names and proves the lesson in its codes; what it was before is kept for stamps on their way. */
export const upsertRollCall = (sql: Sql, row: NewRow<'roll_call'>) =>
  sql
    .insertInto('roll_call')
    .values(row)
    .onConflict((on) =>
      on.column('lesson_id').doUpdateSet({
        tag: row.tag,
        key_encrypted: row.key_encrypted,
        key_since: row.key_since,
        closed_at: null,
        ...(row.with_sign_out === undefined ? {} : { with_sign_out: row.with_sign_out, out_closed_at: null }),
      }),
    )
    .execute()

export const lockRollCall = (sql: Sql, lessonId: string) =>
  sql.selectFrom('roll_call').where('lesson_id', '=', lessonId).selectAll().forUpdate().executeTakeFirst()

/** Everybody of whom nothing is known is absent, who retakes the course as well, or exempt: one statement. */
export const closeRoll = async (sql: Sql, lessonId: string, by: string | null, now: Date) => {
  const { rows } = await fragment<{ person_id: string; state: 'absent' | 'exempt' }>`
    with closed as (
        update roll_call set closed_at = ${now} where lesson_id = ${lessonId} and closed_at is null returning lesson_id, school_id),
      rest as (
        insert into attendance (lesson_id, person_id, school_id, section_id, state, changed_at)
        select closed.lesson_id, roster.person_id, closed.school_id, roster.section_id,
          case roster.kind when 'exempt' then 'exempt' else 'absent' end, ${now}::timestamptz
        from closed join ${rosterOf} as roster on roster.lesson_id = closed.lesson_id
        where not exists (select from attendance as known
          where known.lesson_id = roster.lesson_id and known.person_id = roster.person_id and known.state is not null)
        order by roster.person_id
        on conflict (lesson_id, person_id) do update set state = excluded.state, changed_at = excluded.changed_at
          where attendance.state is null
        returning lesson_id, person_id, school_id, state),
      told as (
        insert into attendance_event (lesson_id, person_id, school_id, kind, state, by_id, at, created_at)
        select lesson_id, person_id, school_id, case state when 'absent' then 'close' else 'exempt' end, state, ${by}::uuid, ${now}, ${now}
        from rest)
    select person_id, state from rest`.execute(sql)
  return rows
}

/** Who came and did not sign out left early. */
export const closeSigningOut = async (sql: Sql, lessonId: string, now: Date) => {
  const { rows } = await fragment<{ person_id: string; section_id: string }>`
    with closed as (update roll_call set out_closed_at = ${now} where lesson_id = ${lessonId} and out_closed_at is null returning lesson_id)
    select attendance.person_id, attendance.section_id from closed join attendance using (lesson_id)
    where attendance.state in ('present', 'late') and not attendance.is_marked
      and not exists (select from sign where sign.lesson_id = attendance.lesson_id and sign.person_id = attendance.person_id and purpose = 'out')
    order by attendance.person_id`.execute(sql)
  return rows
}

export interface RollRow {
  readonly person_id: string
  readonly section_id: string
  readonly name: string
  readonly name_pinyin: string | null
  readonly number: string
  readonly portrait_file_id: string | null
  readonly unit_name: string | null
  readonly unit_name_en: string | null
  readonly unit_name_tw: string | null
  readonly state: State | null
  readonly leave_kind: 'personal' | 'sick' | 'official' | 'other' | null
  readonly is_doubtful: boolean
  readonly is_marked: boolean
  readonly doubts: Doubt[]
  readonly signed_at: Date | null
  readonly signed_out_at: Date | null
}

export const listRoll = async (sql: Sql, lessonId: string, personIds?: readonly string[]) => {
  const { rows } = await fragment<RollRow>`
    select roster.person_id, roster.section_id, person.name, person.name_pinyin, person.number, person.portrait_file_id, org_unit.name as unit_name,
      org_unit.name_en as unit_name_en, org_unit.name_tw as unit_name_tw, attendance.state, attendance.leave_kind,
      coalesce(attendance.is_doubtful, false) as is_doubtful, coalesce(attendance.is_marked, false) as is_marked,
      coalesce(came.doubts, '{}') as doubts, came.seen_at as signed_at, went.seen_at as signed_out_at
    from ${rosterOf} as roster
    join person on person.id = roster.person_id
    left join org_unit on org_unit.id = person.org_unit_id
    left join attendance on attendance.lesson_id = roster.lesson_id and attendance.person_id = roster.person_id
    left join sign as came on came.lesson_id = roster.lesson_id and came.person_id = roster.person_id and came.purpose = 'in'
    left join sign as went on went.lesson_id = roster.lesson_id and went.person_id = roster.person_id and went.purpose = 'out'
    where roster.lesson_id = ${lessonId} and (${personIds ?? null}::uuid[] is null or roster.person_id = any(${personIds ?? null}))
    order by person.number`.execute(sql)
  return rows
}

/** Lessons whose time is over; the settings of their schools say how long it is. */
export const listOpenRolls = (sql: Sql, startedBefore: Date) =>
  sql
    .selectFrom('roll_call')
    .innerJoin('lesson', 'lesson.id', 'roll_call.lesson_id')
    .where('roll_call.closed_at', 'is', null)
    .where('lesson.starts_at', '<=', startedBefore)
    .select(['lesson.id', 'lesson.school_id', 'lesson.starts_at', 'lesson.ends_at'])
    .orderBy('lesson.id')
    .execute()

export const listOpenSigningOut = (sql: Sql, endedBefore: Date) =>
  sql
    .selectFrom('roll_call')
    .innerJoin('lesson', 'lesson.id', 'roll_call.lesson_id')
    .where('roll_call.with_sign_out', '=', true)
    .where('roll_call.out_closed_at', 'is', null)
    .where('lesson.ends_at', '<=', endedBefore)
    .select(['lesson.id', 'lesson.school_id', 'lesson.starts_at', 'lesson.ends_at'])
    .orderBy('lesson.id')
    .execute()

/** Offline signs without any other doubt that waited longer than so many seconds, of lessons that ended within a day. */
export const listOfflineAlone = (sql: Sql, endedBefore: Date, endedAfter: Date, waitedSeconds: number) =>
  sql
    .selectFrom('attendance')
    .innerJoin('sign', (on) =>
      on
        .onRef('sign.lesson_id', '=', 'attendance.lesson_id')
        .onRef('sign.person_id', '=', 'attendance.person_id')
        .on('sign.purpose', '=', 'in'),
    )
    .innerJoin('lesson', 'lesson.id', 'attendance.lesson_id')
    .where('attendance.is_doubtful', '=', true)
    .where('lesson.ends_at', '<=', endedBefore)
    .where('lesson.ends_at', '>', endedAfter)
    .where(fragment<boolean>`sign.doubts = array['offline']`)
    .where(fragment<boolean>`sign.created_at > sign.seen_at + ${waitedSeconds} * interval '1 second'`)
    .select(['attendance.school_id', 'attendance.lesson_id', 'attendance.person_id', 'attendance.section_id'])
    .execute()
