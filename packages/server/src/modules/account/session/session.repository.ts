import { sql as fragment } from 'kysely'
import type { Caller } from '../../../context/context.ts'
import { gatheredRead, gatheredWork } from '../../../platform/db/gathered-work.ts'
import { type Column, hotRows, runText, type Sql } from '../../../platform/db/sql.ts'
import { comesBack } from './comes-back.ts'

export type EndCause =
  | 'logout'
  | 'ended_by_owner'
  | 'ended_by_school'
  | 'password_changed'
  | 'remember_reused'
  | 'disabled'
  | 'expired'
  | 'replaced'

export const insertSession = (
  sql: Sql,
  row: {
    schoolId: string
    personId: string
    tokenHash: Buffer
    way: string
    deviceId: string
    deviceName: string
    network: string
    now: Date
    expiresAt: Date
    secondFactor: Column<'session', 'second_factor'>
    outsideEncrypted: Buffer | null
  },
) =>
  sql
    .insertInto('session')
    .values({
      school_id: row.schoolId,
      person_id: row.personId,
      token_hash: row.tokenHash,
      way: row.way,
      device_id: row.deviceId,
      device_name: row.deviceName,
      network: row.network,
      created_at: row.now,
      last_seen_at: row.now,
      expires_at: row.expiresAt,
      second_factor: row.secondFactor,
      outside_encrypted: row.outsideEncrypted,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

const listSessions = hotRows((sql, tokenHashes: readonly Buffer[]) =>
  sql
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .where(fragment<boolean>`session.token_hash = any(${tokenHashes}::bytea[])`)
    .select((row) => [
      'session.token_hash',
      'session.id',
      'session.person_id',
      'session.school_id',
      'session.last_seen_at',
      'session.expires_at',
      'session.ended_at',
      'session.second_factor',
      'person.is_agent',
      'person.state',
      row
        .selectFrom('person_role')
        .whereRef('person_role.person_id', '=', 'session.person_id')
        .select(fragment<Column<'person_role', 'role'>[]>`coalesce(array_agg(role order by role), '{}')`.as('roles'))
        .as('roles'),
      fragment<Caller['duties'] | null>`duties_of(session.person_id)`.as('duties'),
    ]),
)

const maxListed = 500

/** The sessions of some tokens, in a few reads. */
export const listSessionsOf = async (sql: Sql, tokenHashes: readonly Buffer[]) => {
  const found = []
  for (let at = 0; at < tokenHashes.length; at += maxListed) found.push(...(await listSessions(sql, tokenHashes.slice(at, at + maxListed))))
  return found
}

/** So many people who come in the same moment are looked up at once. */
const maxSessions = 50

export const findSession = gatheredRead(
  (sql, hashes) =>
    listSessions(
      sql,
      hashes.map((hash) => Buffer.from(hash, 'hex')),
    ),
  { most: maxSessions, keyOf: ({ token_hash }) => token_hash.toString('hex') },
)

interface Seen {
  readonly id: string
  readonly at: Date
}

/** What was its last use until now is kept beside it. A session that is being changed is left out: nobody else waits for it, and it is noted with its next request. */
const noteAllSeen = `
  with given as (select * from unnest($1::uuid[], $2::timestamptz[]) as given (id, at)),
    held as (select session.id, school_id, last_seen_at from session join given using (id) for no key update of session skip locked),
    before as (
      insert into session_use (session_id, school_id, used_at) select id, school_id, last_seen_at from held on conflict do nothing)
  update session set last_seen_at = given.at from held join given using (id) where session.id = held.id`

export const noteSeen = gatheredWork<Seen, undefined>(
  async (sql, seen) => {
    await runText(sql, noteAllSeen, [seen.map(({ id }) => id), seen.map(({ at }) => at)])
    return []
  },
  { most: maxSessions, idOf: ({ id }) => id },
)

interface Span {
  readonly personId: string
  readonly deviceId: string
  readonly from: Date
  readonly until: Date
}

/** A session of the person, or on the device, that was in use then. Each is noted once a minute. */
export const findSessionInUse = (sql: Sql, { personId, deviceId, from, until }: Span) =>
  sql
    .selectFrom('session')
    .where((row) => row.or([row('person_id', '=', personId), ...(deviceId === '' ? [] : [row('device_id', '=', deviceId)])]))
    .where((row) =>
      row.or([
        row.and([row('last_seen_at', '>', from), row('last_seen_at', '<', until)]),
        row.exists(
          row
            .selectFrom('session_use')
            .whereRef('session_use.session_id', '=', 'session.id')
            .where('used_at', '>', from)
            .where('used_at', '<', until)
            .select('used_at'),
        ),
      ]),
    )
    .select('id')
    .limit(1)
    .executeTakeFirst()

/** The session, or one of the same person on the same device that has ended since, if it was open then. */
export const findSessionOpenAt = (
  sql: Sql,
  { id, personId, deviceId, at }: { readonly id: string; readonly personId: string; readonly deviceId: string; readonly at: Date },
) =>
  sql
    .selectFrom('session')
    .where('person_id', '=', personId)
    .where('created_at', '<=', at)
    .where((row) =>
      row.or([row('id', '=', id), ...(deviceId === '' ? [] : [row.and([row('device_id', '=', deviceId), row('ended_at', '>', at)])])]),
    )
    .select('id')
    .limit(1)
    .executeTakeFirst()

export const noteSecondFactor = (sql: Sql, id: string, secondFactor: 'totp') =>
  sql.updateTable('session').set({ second_factor: secondFactor }).where('id', '=', id).execute()

export const endSessions = (sql: Sql, which: { personId: string; id?: string; exceptId?: string }, cause: EndCause, now: Date) => {
  let query = sql
    .updateTable('session')
    .set({ ended_at: now, end_cause: cause })
    .where('person_id', '=', which.personId)
    .where('ended_at', 'is', null)
  if (which.id) query = query.where('id', '=', which.id)
  if (which.exceptId) query = query.where('id', '!=', which.exceptId)
  return query.returning(['id', 'outside_encrypted', 'way']).execute()
}

export const listOpenSessionIds = async (sql: Sql, personId: string) =>
  (await sql.selectFrom('session').where('person_id', '=', personId).where('ended_at', 'is', null).select('id').execute()).map(
    ({ id }) => id,
  )

/** Whether a person was ever logged in on the device, for a query over people. */
export const hasUsed = (deviceId: string) => fragment<boolean>`exists (
  select from session where session.person_id = person.id and session.device_id = ${deviceId}::text and session.device_id <> '')`

/** Whether this person was ever logged in on the device. One that does not say which it is counts as a new one each time. */
export const hasUsedDevice = async (sql: Sql, { personId, deviceId }: { personId: string; deviceId: string }) =>
  deviceId !== '' &&
  (await sql
    .selectFrom('session')
    .where('person_id', '=', personId)
    .where('device_id', '=', deviceId)
    .select('id')
    .limit(1)
    .executeTakeFirst()) !== undefined

export const findOwnSession = (sql: Sql, id: string) =>
  sql
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .where('session.id', '=', id)
    .select(['session.created_at', 'person.first_login_at', 'person.nickname'])
    .executeTakeFirst()

/** Sessions in use, and those that a remember token can still bring back: both are devices that get in without a password. */
export const listOpenSessions = (sql: Sql, personId: string, since: Date, now: Date) =>
  sql
    .selectFrom('session')
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .where((row) => row.or([row.and([row('expires_at', '>', now), row('last_seen_at', '>', since)]), comesBack(now)]))
    .select(['id', 'way', 'device_name', 'network', 'created_at', 'last_seen_at'])
    .orderBy('last_seen_at', 'desc')
    .limit(100)
    .execute()
