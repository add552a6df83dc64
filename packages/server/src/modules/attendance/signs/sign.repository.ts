import type { Doubt } from '@campus/contract/attendance/states.ts'
import { sql as fragment } from 'kysely'
import { gatheredRead } from '../../../platform/db/gathered-work.ts'
import { hotRows, type NewRow, type Sql } from '../../../platform/db/sql.ts'
import { sectionOf } from '../../schedule/lessons/lesson-roster.repository.ts'
import type { Folded } from '../states/fold.rules.ts'

interface TaggedRoll {
  readonly tag: string
  readonly lesson_id: string
  readonly school_id: string
  readonly key_encrypted: Buffer
  readonly replaced_at: Date | null
}

const listByTag = hotRows((sql, tags: readonly string[]) => ({
  compile: () =>
    fragment<TaggedRoll>`
      select asked.tag, roll.*
      from unnest(${tags}::text[]) as asked (tag), lateral (
        select lesson_id, school_id, key_encrypted, null::timestamptz as replaced_at from roll_call where tag = asked.tag
        union all
        select lesson_id, school_id, key_encrypted, replaced_at from past_roll_key where tag = asked.tag) as roll`.compile(sql),
}))

/** By the tag that its codes have now, or had before it was opened again. A whole lecture asks for the same. */
export const findByTag = gatheredRead(listByTag, { most: 50, keyOf: ({ tag }) => tag })

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

interface SignerRow {
  /** Where they take part in the lesson. */
  readonly section_id: string | null
  /** Who registered the phone, and since when; nobody else may have it at the same time. */
  readonly phone_of: string | null
  readonly phone_since: Date | null
}

/** Those who sign: each with a lesson, a person and the key of a phone. */
export const listSigners = hotRows((sql, lessonIds: readonly string[], personIds: readonly string[], keys: readonly string[]) => ({
  compile: () =>
    fragment<SignerRow>`
      select ${sectionOf('asked.lesson_id', 'asked.person_id')} as section_id, phone.person_id as phone_of, phone.created_at as phone_since
      from unnest(${lessonIds}::uuid[], ${personIds}::uuid[], ${keys}::text[]) with ordinality as asked (lesson_id, person_id, public_key, place)
      left join device_key as phone on phone.public_key = asked.public_key and phone.replaced_at is null
      order by asked.place`.compile(sql),
}))

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
