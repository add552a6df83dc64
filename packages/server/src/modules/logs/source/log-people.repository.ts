import { sql as fragment } from 'kysely'
import { containing, type Sql } from '../../../platform/db/sql.ts'
import type { Scope } from '../../school/organisation/scope.service.ts'

export const listLogPeople = (sql: Sql, schoolId: string, ids: readonly string[]) =>
  sql
    .selectFrom('person')
    .where('school_id', '=', schoolId)
    .where(fragment<boolean>`id = any(${ids}::uuid[])`)
    .select(['id', 'name', 'name_pinyin', 'number'])
    .execute()

export const findLogPersonId = async (sql: Sql, schoolId: string, number: string) =>
  (await sql.selectFrom('person').where('school_id', '=', schoolId).where('number', '=', number).select('id').executeTakeFirst())?.id

interface Search {
  readonly schoolId: string
  readonly scope: Scope
  readonly words: readonly string[]
  readonly personId: string | undefined
}

/** Those who fit all words, by their names as they are spelt. */
export const searchLogPeople = (sql: Sql, { schoolId, scope, words, personId }: Search, limit: number) => {
  let query = sql.selectFrom('person').where('school_id', '=', schoolId)
  if (scope !== 'school') query = query.where(fragment<boolean>`org_unit_id = any(${scope}::uuid[])`)
  if (personId !== undefined) query = query.where('id', '=', personId)
  for (const word of words) query = query.where(fragment`strpos(search_text, ${word})`, '>', 0)
  return query.select(['id', 'name', 'name_pinyin', 'number']).orderBy('name_spelling').orderBy('id').limit(limit).execute()
}

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
