import type { Doubt } from '@campus/contract/attendance/states.ts'
import { sql as fragment } from 'kysely'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'

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

/** Nothing where the person, the phone or the stamp has signed already. */
export const insertSign = (sql: Sql, row: NewRow<'sign'>) =>
  sql
    .insertInto('sign')
    .values(row)
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()

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
