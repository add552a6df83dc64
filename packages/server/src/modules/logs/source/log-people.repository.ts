import { sql as fragment } from 'kysely'
import { containing, type Sql } from '../../../platform/db/sql.ts'

export const listLogPeople = (sql: Sql, schoolId: string, ids: readonly string[]) =>
  sql
    .selectFrom('person')
    .where('school_id', '=', schoolId)
    .where(fragment<boolean>`id = any(${ids}::uuid[])`)
    .select(['id', 'name', 'name_pinyin', 'number'])
    .execute()

export const findLogPersonId = async (sql: Sql, schoolId: string, number: string) =>
  (await sql.selectFrom('person').where('school_id', '=', schoolId).where('number', '=', number).select('id').executeTakeFirst())?.id

/** A word that fits more people than this is none that finds somebody. */
const maxNamed = 500

export const listNamed = async (sql: Sql, schoolId: string, words: string) => {
  const like = containing(words)
  const rows = await sql
    .selectFrom('person')
    .where('school_id', '=', schoolId)
    .where((row) => row.or([row('number', 'ilike', like), row('name', 'ilike', like), row('name_pinyin', 'ilike', like)]))
    .select('id')
    .limit(maxNamed)
    .execute()
  return rows.map(({ id }) => id)
}
