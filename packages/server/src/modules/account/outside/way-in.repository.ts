import type { Sql } from '../../../platform/sql.ts'

export const lockPerson = (sql: Sql, personId: string) =>
  sql.selectFrom('person').where('id', '=', personId).select('id').forUpdate().executeTakeFirstOrThrow()

export const findWayIn = (sql: Sql, personId: string) =>
  sql
    .selectFrom('password')
    .where('person_id', '=', personId)
    .select('person_id')
    .unionAll(sql.selectFrom('outside_identity').where('person_id', '=', personId).select('person_id'))
    .unionAll(sql.selectFrom('passkey').where('person_id', '=', personId).select('person_id'))
    .limit(1)
    .executeTakeFirst()
