import { managingRoles } from '@campus/contract/roles.ts'
import { sql as fragment } from 'kysely'
import type { FromCursor } from '../../../platform/db/cursor.ts'
import { countRows, waitingRows } from '../../../platform/db/paging.ts'
import type { Column, Sql } from '../../../platform/db/sql.ts'

/** Whether somebody manages, or did until lately: taking a role away first does not get around the second administrator. */
export const managesNow = (now: Date) => fragment<boolean>`(
  coalesce(person.managed_until > ${now}, false)
  or exists (select from person_role where person_role.person_id = person.id and person_role.role = any(${[...managingRoles]}::text[])))`

export const findManages = async (sql: Sql, personId: string, now: Date) =>
  (await sql.selectFrom('person').where('person.id', '=', personId).select(managesNow(now).as('manages')).executeTakeFirst())?.manages ??
  false

/** Nothing when one of the kind waits already. */
export const insertReset = (
  sql: Sql,
  row: {
    schoolId: string
    personId: string
    kind: Column<'account_reset', 'kind'>
    reason: string
    channelsEncrypted: Buffer | null
    requestedBy: string
    now: Date
    expiresAt: Date
  },
) =>
  sql
    .insertInto('account_reset')
    .values({
      school_id: row.schoolId,
      person_id: row.personId,
      kind: row.kind,
      reason: row.reason,
      channels_encrypted: row.channelsEncrypted,
      requested_by: row.requestedBy,
      created_at: row.now,
      expires_at: row.expiresAt,
    })
    // A literal: with a parameter a cached plan does not use the partial index.
    .onConflict((conflict) => conflict.columns(['person_id', 'kind']).where(fragment<boolean>`state = 'open'`).doNothing())
    .returning('id')
    .executeTakeFirst()

export const lockReset = (sql: Sql, schoolId: string, id: string) =>
  sql
    .selectFrom('account_reset')
    .where('school_id', '=', schoolId)
    .where('id', '=', id)
    .select(['id', 'person_id', 'kind', 'state', 'channels_encrypted', 'requested_by', 'expires_at'])
    .forUpdate()
    .executeTakeFirst()

/** Of two decisions at once one finds the request open. That no approval is one of the two people is a constraint. */
export const closeReset = (sql: Sql, id: string, by: { state: 'approved' | 'rejected'; personId: string; now: Date }) =>
  sql
    .updateTable('account_reset')
    .set({ state: by.state, decided_by: by.personId, decided_at: by.now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('expires_at', '>', by.now)
    .returning('id')
    .executeTakeFirst()

/** Expires requests not approved in time and returns them. */
export const expireResets = (sql: Sql, now: Date, personId?: string) =>
  sql
    .updateTable('account_reset')
    .$if(personId !== undefined, (query) => query.where('person_id', '=', personId ?? ''))
    .set({ state: 'expired', decided_at: now })
    .where('state', '=', 'open')
    .where('expires_at', '<=', now)
    .returning(['id', 'school_id', 'person_id', 'kind'])
    .execute()

const isOpen = fragment<boolean>`(reset.state = 'open')`

/** After the one of the cursor in the order below; after none of the school there is nothing. */
const isAfter = (schoolId: string, cursor: string) =>
  fragment<boolean>`(reset.state = 'open', reset.id) < (select last.state = 'open', last.id from account_reset as last
    where last.school_id = ${schoolId} and last.id = ${cursor})`

/** Those that wait, then those that are over; the newest first. */
export const listResets = (sql: Sql, schoolId: string, { cursor, limit }: FromCursor) =>
  sql
    .selectFrom('account_reset as reset')
    .innerJoin('person', 'person.id', 'reset.person_id')
    .innerJoin('person as requester', 'requester.id', 'reset.requested_by')
    .leftJoin('person as decider', 'decider.id', 'reset.decided_by')
    .where('reset.school_id', '=', schoolId)
    .$if(cursor !== undefined, (query) => query.where(isAfter(schoolId, cursor ?? '')))
    .select(['reset.id', 'reset.kind', 'reset.state', 'reset.reason', 'reset.channels_encrypted', 'reset.requested_by'])
    .select(['reset.created_at', 'reset.expires_at', 'reset.decided_at'])
    .select([
      'person.id as person_id',
      'person.name as person_name',
      'person.name_pinyin as person_pinyin',
      'person.number as person_number',
    ])
    .select([
      'requester.name as requester_name',
      'requester.name_pinyin as requester_pinyin',
      'decider.name as decider_name',
      'decider.name_pinyin as decider_pinyin',
    ])
    .orderBy(isOpen, 'desc')
    .orderBy('reset.id', 'desc')
    .limit(limit)
    .execute()

export const countResets = (sql: Sql, schoolId: string) => countRows(sql.selectFrom('account_reset').where('school_id', '=', schoolId))

export const updateChannels = (
  sql: Sql,
  personId: string,
  channels: { phone?: string | null | undefined; email?: string | null | undefined },
) =>
  sql
    .updateTable('person')
    .set({
      ...(channels.phone === undefined ? {} : { phone: channels.phone }),
      ...(channels.email === undefined ? {} : { email: channels.email }),
    })
    .where('id', '=', personId)
    .execute()

/** Those that this administrator may decide. */
export const measureOpen = (sql: Sql, { schoolId, personId, now }: { schoolId: string; personId: string; now: Date }) =>
  waitingRows(
    sql
      .selectFrom('account_reset')
      .where('school_id', '=', schoolId)
      .where('state', '=', 'open')
      .where('expires_at', '>', now)
      .where('requested_by', '<>', personId)
      .where('person_id', '<>', personId),
    'account_reset.created_at',
    'account_reset.expires_at',
  )
