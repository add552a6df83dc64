import type { Sql } from '../platform/db/sql.ts'

interface Appointed {
  readonly schoolId: string
  readonly personId: string
  readonly unitId?: string | null
  readonly postId?: string
  readonly position?: number
  readonly startsOn?: string
  readonly endsOn?: string
}

/** Appoints somebody to a post, or without one to lead a unit. */
export const appoint = async (sql: Sql, given: Appointed) => {
  const { schoolId, personId, unitId = null, postId = null, position = 1, startsOn = '2020-01-01', endsOn = null } = given
  await sql
    .insertInto('appointment')
    .values({
      school_id: schoolId,
      person_id: personId,
      unit_id: unitId,
      post_id: postId,
      position,
      starts_on: startsOn,
      ends_on: endsOn,
    })
    .execute()
}

let made = 0

export const makePost = async (sql: Sql, schoolId: string): Promise<string> => {
  const code = `P${(made += 1)}`
  const row = { school_id: schoolId, code, name: code, name_en: `${code} en`, name_tw: `${code} tw` }
  return (await sql.insertInto('post').values(row).returning('id').executeTakeFirstOrThrow()).id
}
