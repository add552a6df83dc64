import type { Doubt } from '@campus/contract/attendance/states.ts'
import { type NewRow, runText, type Sql } from '../../../platform/db/sql.ts'
import type { State } from '../states/fold.rules.ts'

/** A sign, with the state that follows if nothing was known of the person in the lesson. */
export type GatheredSign = NewRow<'sign'> & Pick<NewRow<'attendance'>, 'section_id' | 'state' | 'is_doubtful'>

const given = `
  given as materialized (
    select * from json_to_recordset($1) as given (school_id uuid, lesson_id uuid, person_id uuid, section_id uuid, purpose text, key_hash bytea,
      nonce uuid, way text, doubts text[], place text, accuracy text, state text, is_doubtful boolean, seen_at timestamptz, created_at timestamptz))`

const signColumns = 'school_id, lesson_id, person_id, purpose, key_hash, nonce, way, doubts, place, accuracy, seen_at, created_at'

const keepIns = `
  with ${given},
    roll as (
      select lesson_id from roll_call where lesson_id in (select lesson_id from given) and closed_at is null
      order by lesson_id for share skip locked),
    signed as (
      insert into sign (${signColumns})
      select ${signColumns} from given join roll using (lesson_id) order by lesson_id, person_id
      on conflict do nothing returning lesson_id, person_id),
    known as (
      insert into attendance (school_id, lesson_id, person_id, section_id, state, is_doubtful, changed_at)
      select school_id, lesson_id, person_id, section_id, state, is_doubtful, created_at
      from given join signed using (lesson_id, person_id) order by lesson_id, person_id
      on conflict do nothing returning lesson_id, person_id),
    told as (
      insert into attendance_event (school_id, lesson_id, person_id, kind, state, is_doubtful, at, created_at)
      select school_id, lesson_id, person_id, 'sign', state, is_doubtful, seen_at, created_at
      from given join known using (lesson_id, person_id) order by lesson_id, person_id)
  select signed.person_id, known.person_id is not null as is_first from signed left join known using (lesson_id, person_id)`

const keepOuts = `
  with ${given},
    roll as (
      select lesson_id from roll_call where lesson_id in (select lesson_id from given) and out_closed_at is null
      order by lesson_id for share skip locked),
    came as materialized (
      select given.*, attendance.state as known_state, attendance.is_doubtful as known_doubtful, sign.seen_at as in_at, sign.doubts as in_doubts
      from given join roll using (lesson_id) join attendance using (lesson_id, person_id)
      join sign on sign.lesson_id = given.lesson_id and sign.person_id = given.person_id and sign.purpose = 'in'
      where attendance.state is not null
      order by lesson_id, person_id),
    signed as (
      insert into sign (${signColumns}) select ${signColumns} from came on conflict do nothing returning lesson_id, person_id),
    told as (
      insert into attendance_event (school_id, lesson_id, person_id, kind, at, created_at)
      select school_id, lesson_id, person_id, 'sign_out', seen_at, created_at from came join signed using (lesson_id, person_id))
  select person_id, known_state as state, known_doubtful as is_doubtful, in_at as signed_at, in_doubts as doubts
  from came join signed using (lesson_id, person_id)`

const write = async (sql: Sql, text: string, signs: readonly GatheredSign[]) => {
  const rows = signs.map(({ key_hash, ...sign }) => ({ ...sign, key_hash: `\\x${key_hash.toString('hex')}` }))
  return (await runText(sql, text, [JSON.stringify(rows)])).rows
}

/**
 * Keeps signs of several people at once, a person only once. Where nothing was known of somebody, event and state are kept with the sign.
 * It leaves out who signed already and whose roll is closed or held by somebody.
 */
export const keepSignsIn = async (sql: Sql, signs: readonly GatheredSign[]) =>
  (await write(sql, keepIns, signs)) as unknown as { readonly person_id: string; readonly is_first: boolean }[]

interface SignedOut {
  readonly person_id: string
  readonly state: State
  readonly is_doubtful: boolean
  readonly signed_at: Date
  readonly doubts: Doubt[]
}

/**
 * Keeps signs of several people who signed in before and leave now. It changes no state as long as nobody was said to have left early:
 * that waits for those who hold the roll.
 */
export const keepSignsOut = async (sql: Sql, signs: readonly GatheredSign[]) =>
  (await write(sql, keepOuts, signs)) as unknown as SignedOut[]
