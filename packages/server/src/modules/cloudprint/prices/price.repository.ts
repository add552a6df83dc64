import type { NewRow, Sql } from '../../../platform/db/sql.ts'

export type PriceRow = NonNullable<Awaited<ReturnType<typeof findInForce>>>

const prices = (sql: Sql, schoolId: string) => sql.selectFrom('print_price').where('print_price.school_id', '=', schoolId)

export const findInForce = (sql: Sql, schoolId: string, at: Date) =>
  prices(sql, schoolId).where('valid_from', '<=', at).selectAll().orderBy('valid_from', 'desc').limit(1).executeTakeFirst()

export const findNext = (sql: Sql, schoolId: string, after: Date) =>
  prices(sql, schoolId).where('valid_from', '>', after).selectAll().orderBy('valid_from').limit(1).executeTakeFirst()

export const listTables = (sql: Sql, schoolId: string) =>
  prices(sql, schoolId)
    .leftJoin('person', 'person.id', 'print_price.made_by')
    .selectAll('print_price')
    .select(['person.name as maker', 'person.name_pinyin as maker_pinyin'])
    .orderBy('valid_from', 'desc')
    .limit(200)
    .execute()

/** Nothing comes back where other prices begin at that moment. */
export const insertTable = (sql: Sql, row: NewRow<'print_price'>) =>
  sql
    .insertInto('print_price')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

export const findTable = (sql: Sql, schoolId: string, id: string) =>
  prices(sql, schoolId).where('id', '=', id).select('valid_from').executeTakeFirst()

export const deleteComing = (sql: Sql, schoolId: string, id: string, after: Date) =>
  sql
    .deleteFrom('print_price')
    .where('school_id', '=', schoolId)
    .where('id', '=', id)
    .where('valid_from', '>', after)
    .returning(['id', 'valid_from'])
    .executeTakeFirst()
