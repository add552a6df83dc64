import { waitingRows } from '../../../platform/db/paging.ts'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'

export type ClaimRow = Awaited<ReturnType<typeof listClaimsOn>>[number]

const claims = (sql: Sql) =>
  sql
    .selectFrom('lost_claim')
    .innerJoin('person', 'person.id', 'lost_claim.person_id')
    .selectAll('lost_claim')
    .select(['person.name as person_name', 'person.name_pinyin as person_pinyin'])

export const listClaimsOn = (sql: Sql, itemId: string) => claims(sql).where('item_id', '=', itemId).orderBy('lost_claim.id').execute()

/** What others claim of this person's posts and wait to hear; what the office keeps, the office answers. */
export const measureUnanswered = (sql: Sql, authorId: string) =>
  waitingRows(
    sql
      .selectFrom('lost_claim')
      .innerJoin('lost_item', 'lost_item.id', 'lost_claim.item_id')
      .where('lost_item.person_id', '=', authorId)
      .where('lost_item.state', '=', 'open')
      .where('lost_claim.state', '=', 'waiting')
      .where((row) => row.or([row('lost_item.side', '=', 'lost'), row('lost_item.custody_at', 'is', null)])),
    'lost_claim.created_at',
  )

/** The post is locked before the claim is read again. */
export const findClaim = (sql: Sql, schoolId: string, id: string) =>
  claims(sql).where('lost_claim.school_id', '=', schoolId).where('lost_claim.id', '=', id).executeTakeFirst()

export const findAccepted = (sql: Sql, itemId: string) =>
  claims(sql).where('item_id', '=', itemId).where('lost_claim.state', '=', 'accepted').executeTakeFirst()

export const insertClaim = (sql: Sql, row: NewRow<'lost_claim'>) =>
  sql.insertInto('lost_claim').values(row).returningAll().executeTakeFirstOrThrow()

export const updateClaim = (sql: Sql, id: string, changes: Partial<NewRow<'lost_claim'>>) =>
  sql.updateTable('lost_claim').set(changes).where('id', '=', id).execute()

/** Who had not been answered yet, or was about to fetch it. */
export const endOpenClaims = (sql: Sql, itemId: string) =>
  sql
    .updateTable('lost_claim')
    .set({ state: 'ended' })
    .where('item_id', '=', itemId)
    .where('state', 'in', ['waiting', 'accepted'])
    .returning('person_id')
    .execute()
