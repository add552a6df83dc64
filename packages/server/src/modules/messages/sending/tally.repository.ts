import { type Column, hotRead, type Sql } from '../../../platform/db/sql.ts'
import { sendAhead } from '../../../platform/db/transaction.ts'

/** The row that counts all categories together. */
export const everyCategory = ''

export const findTally = hotRead((sql, personId: string, category: Column<'message_tally', 'category'>) =>
  sql.selectFrom('message_tally').where('person_id', '=', personId).where('category', '=', category).select(['total', 'unread']),
)

export const listTallies = (sql: Sql, personId: string) =>
  sql.selectFrom('message_tally').where('person_id', '=', personId).select(['category', 'total', 'unread']).execute()

export const listUnread = (sql: Sql, personIds: readonly string[]) =>
  sql
    .selectFrom('message_tally')
    .where('person_id', 'in', personIds)
    .where('category', '=', everyCategory)
    .select(['person_id', 'unread'])
    .execute()

/** In the order in which messages change them. */
export const lockTallies = (sql: Sql, personIds: readonly string[]) =>
  sendAhead(
    sql,
    sql
      .selectFrom('message_tally')
      .where('person_id', 'in', personIds)
      .where('category', '=', everyCategory)
      .select('person_id')
      .orderBy('person_id')
      .forUpdate()
      .compile(),
  )
