import type { Doubt } from '@campus/contract/attendance/states.ts'
import { sql as fragment } from 'kysely'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'
import type { Folded } from '../states/fold.rules.ts'

/** By the tag that its codes have now, or had before it was opened again. */
export const findByTag = (sql: Sql, tag: string) =>
  sql
    .selectFrom('roll_call')
    .where('tag', '=', tag)
    .select(['lesson_id', 'school_id', 'key_encrypted', fragment<Date | null>`null::timestamptz`.as('replaced_at')])
    .unionAll(sql.selectFrom('past_roll_key').where('tag', '=', tag).select(['lesson_id', 'school_id', 'key_encrypted', 'replaced_at']))
    .executeTakeFirst()

export const forgetPastKeys = (sql: Sql, before: Date) => sql.deleteFrom('past_roll_key').where('replaced_at', '<', before).execute()

/** Roll calls of lessons that somebody takes part in now, for a code without the name of its lesson. */
export const listRollsOf = (sql: Sql, personId: string, { from, until }: { readonly from: Date; readonly until: Date }) =>
  sql
    .selectFrom('roll_call')
    .innerJoin('lesson', 'lesson.id', 'roll_call.lesson_id')
    .innerJoin('lesson_section', 'lesson_section.lesson_id', 'lesson.id')
    .innerJoin('roster_place', 'roster_place.section_id', 'lesson_section.section_id')
    .where('roster_place.person_id', '=', personId)
    .where('lesson.starts_at', '<=', until)
    .where('lesson.ends_at', '>=', from)
    .select(['roll_call.lesson_id', 'roll_call.school_id', 'roll_call.key_encrypted'])
    .distinctOn('roll_call.lesson_id')
    .execute()

export const findSign = (sql: Sql, of: { readonly lessonId: string; readonly personId: string; readonly purpose: 'in' | 'out' }) =>
  sql
    .selectFrom('sign')
    .where('lesson_id', '=', of.lessonId)
    .where('person_id', '=', of.personId)
    .where('purpose', '=', of.purpose)
    .select('seen_at')
    .select(fragment<Doubt[]>`doubts`.as('doubts'))
    .executeTakeFirst()

interface FirstState extends Folded {
  readonly section_id: string
}

/**
 * Keeps a sign, unless the roll was closed before the code was seen, or the person, the phone or the stamp has signed already. Where nothing
 * was known about the person in this lesson, event and state are kept with it: one statement, because a whole lecture signs at once.
 * All who sign hold the roll together; who closes it waits for them.
 */
export const keepSign = async (
  sql: Sql,
  sign: NewRow<'sign'>,
  event: Pick<NewRow<'attendance_event'>, 'kind' | 'state'>,
  first: FirstState,
) => {
  const { rows } = await fragment<{ closed_at: Date | null; is_signed: boolean; is_first: boolean }>`
    with roll as (select lesson_id, closed_at from roll_call where lesson_id = ${sign.lesson_id} for share),
      signed as (
        insert into sign (school_id, lesson_id, person_id, purpose, key_hash, nonce, way, doubts, place, accuracy, seen_at, created_at)
        select ${sign.school_id}::uuid, lesson_id, ${sign.person_id}::uuid, ${sign.purpose}::text, ${sign.key_hash}::bytea, ${sign.nonce}::uuid,
          ${sign.way}::text, ${sign.doubts}::text[], ${sign.place}::text, ${sign.accuracy}::text, ${sign.seen_at}::timestamptz,
          ${sign.created_at}::timestamptz
        from roll where ${sign.purpose}::text = 'out' or closed_at is null or closed_at >= ${sign.seen_at}::timestamptz
        on conflict do nothing returning school_id, lesson_id, person_id, seen_at, created_at),
      known as (
        insert into attendance (school_id, lesson_id, person_id, section_id, state, is_doubtful, changed_at)
        select school_id, lesson_id, person_id, ${first.section_id}::uuid, ${first.state}::text, ${first.is_doubtful}::boolean, created_at
        from signed on conflict do nothing returning person_id),
      told as (
        insert into attendance_event (school_id, lesson_id, person_id, kind, state, is_doubtful, at, created_at)
        select school_id, lesson_id, person_id, ${event.kind}::text, ${event.state ?? null}::text, ${first.is_doubtful}::boolean, seen_at, created_at
        from signed join known using (person_id))
    select closed_at, exists (select from signed) as is_signed, exists (select from known) as is_first from roll`.execute(sql)
  return rows[0]
}

export const isPhoneUsed = async (sql: Sql, of: { readonly lessonId: string; readonly purpose: 'in' | 'out'; readonly keyHash: Buffer }) =>
  (await sql
    .selectFrom('sign')
    .where('lesson_id', '=', of.lessonId)
    .where('purpose', '=', of.purpose)
    .where('key_hash', '=', of.keyHash)
    .select('id')
    .executeTakeFirst()) !== undefined

/** What is left of positions is forgotten. */
export const forgetPlaces = (sql: Sql, before: Date) =>
  sql.updateTable('sign').set({ place: null, accuracy: null }).where('place', 'is not', null).where('created_at', '<', before).execute()
