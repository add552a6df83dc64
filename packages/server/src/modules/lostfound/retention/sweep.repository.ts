import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

const batch = 200

/** A handover that was agreed on goes on for a while, even if the post runs out meanwhile. */
const expired = (sql: Sql, now: Date, agreedAfter: Date) =>
  sql
    .selectFrom('lost_item')
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', now)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('lost_claim')
            .whereRef('item_id', '=', 'lost_item.id')
            .where('lost_claim.state', '=', 'accepted')
            .where('answered_at', '>', agreedAfter),
        ),
      ),
    )

const expiring = (sql: Sql, now: Date, before: Date) =>
  sql
    .selectFrom('lost_item')
    .where('state', '=', 'open')
    .where('expires_at', '>', now)
    .where('expires_at', '<=', before)
    .where('reminded_at', 'is', null)

const toErase = (sql: Sql, endedBefore: Date) =>
  sql.selectFrom('lost_item').where('ended_at', '<=', endedBefore).where('erased_at', 'is', null)

type Due = ReturnType<typeof toErase>

const listIds = async (due: Due) => (await due.select('id').orderBy('id').limit(batch).execute()).map(({ id }) => id)
/** Asked again once it is held: another process may have been faster, or its author. */
const lockOne = (due: Due, id: string) => due.where('id', '=', id).selectAll().forUpdate().executeTakeFirst()

export const listExpired = (sql: Sql, now: Date, agreedAfter: Date) => listIds(expired(sql, now, agreedAfter))
export const lockExpired = (sql: Sql, id: string, now: Date, agreedAfter: Date) => lockOne(expired(sql, now, agreedAfter), id)
export const listExpiring = (sql: Sql, now: Date, before: Date) => listIds(expiring(sql, now, before))
export const lockExpiring = (sql: Sql, id: string, now: Date, before: Date) => lockOne(expiring(sql, now, before), id)
export const listToErase = (sql: Sql, endedBefore: Date) => listIds(toErase(sql, endedBefore))
export const lockToErase = (sql: Sql, id: string, endedBefore: Date) => lockOne(toErase(sql, endedBefore), id)

export const eraseItem = (sql: Sql, id: string, now: Date) =>
  sql
    .updateTable('lost_item')
    .set({ title: '', description: '', place_text: '', question: '', notes: '', search_text: '', image_ids: [], card_encrypted: null })
    .set({ owner_id: null, erased_at: now })
    .where('id', '=', id)
    .execute()

export const eraseClaimsOn = (sql: Sql, itemId: string) =>
  sql.updateTable('lost_claim').set({ answer: '', notes: '', meet_place: '' }).where('item_id', '=', itemId).execute()

export const eraseReportsOn = (sql: Sql, itemId: string) =>
  sql.updateTable('lost_report').set({ notes: '' }).where('item_id', '=', itemId).execute()

/** The posts of a person, and those on which they have an open claim. */
export const lockConcerning = (sql: Sql, personId: string) =>
  sql
    .selectFrom('lost_item')
    .where((row) =>
      row.or([
        row.and([row('person_id', '=', personId), row('erased_at', 'is', null)]),
        row.exists(
          row
            .selectFrom('lost_claim')
            .whereRef('item_id', '=', 'lost_item.id')
            .where('lost_claim.person_id', '=', personId)
            .where('lost_claim.state', 'in', ['waiting', 'accepted']),
        ),
      ]),
    )
    .selectAll()
    .orderBy('id')
    .forUpdate()
    .execute()

/** Who waits for an answer on these posts, or is about to fetch something. */
export const listOpenClaimants = async (sql: Sql, itemIds: readonly string[]) =>
  (
    await sql
      .selectFrom('lost_claim')
      .where(fragment<boolean>`item_id = any(${itemIds}::uuid[])`)
      .where('state', 'in', ['waiting', 'accepted'])
      .select('person_id')
      .execute()
  ).map(({ person_id }) => person_id)

export const withdrawClaimsOf = (sql: Sql, personId: string) =>
  sql
    .updateTable('lost_claim')
    .set({ state: 'withdrawn' })
    .where('person_id', '=', personId)
    .where('state', 'in', ['waiting', 'accepted'])
    .execute()

/** What somebody wrote in claims that are over. */
export const eraseAnswersOf = (sql: Sql, personId: string) =>
  sql
    .updateTable('lost_claim')
    .set({ answer: '' })
    .where('person_id', '=', personId)
    .where('state', 'not in', ['waiting', 'accepted'])
    .execute()

/** What somebody wrote when they reported posts that are over. */
export const eraseReportsOf = (sql: Sql, personId: string) =>
  sql
    .updateTable('lost_report')
    .set({ notes: '' })
    .where('person_id', '=', personId)
    .where('item_id', 'in', (row) => row.selectFrom('lost_item').where('ended_at', 'is not', null).select('id'))
    .execute()

export const forgetOwner = (sql: Sql, personId: string) =>
  sql.updateTable('lost_item').set({ owner_id: null }).where('owner_id', '=', personId).execute()

const place = fragment<string>`concat_ws(' ', (select name from campus_place where campus_place.id = lost_item.place_id), nullif(place_text, ''))`

export const listPostsOf = (sql: Sql, personId: string) =>
  sql
    .selectFrom('lost_item')
    .where('person_id', '=', personId)
    .select(['side', 'kind', 'title', 'description', place.as('place'), 'happened_at', 'question', 'state', 'created_at', 'ended_at'])
    .orderBy('id')
    .execute()

export const listClaimsOf = (sql: Sql, personId: string) =>
  sql
    .selectFrom('lost_claim')
    .innerJoin('lost_item', 'lost_item.id', 'lost_claim.item_id')
    .where('lost_claim.person_id', '=', personId)
    .select(['lost_item.kind', 'lost_claim.answer', 'lost_claim.state', 'lost_claim.created_at', 'lost_claim.handed_over_at'])
    .orderBy('lost_claim.id')
    .execute()

export const listReportsOf = (sql: Sql, personId: string) =>
  sql.selectFrom('lost_report').where('person_id', '=', personId).select(['reason', 'notes', 'created_at']).orderBy('created_at').execute()
