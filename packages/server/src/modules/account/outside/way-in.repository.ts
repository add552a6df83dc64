import type { Sql } from '../../../platform/db/sql.ts'

export const lockPerson = (sql: Sql, personId: string) =>
  sql.selectFrom('person').where('id', '=', personId).select('id').forUpdate().executeTakeFirstOrThrow()

/** A password, an outside login, a passkey, or a phone or address to which a code can be sent. */
export const findWayIn = (sql: Sql, personId: string) =>
  sql
    .selectFrom('password')
    .where('person_id', '=', personId)
    .select('person_id')
    .unionAll(sql.selectFrom('outside_identity').where('person_id', '=', personId).select('person_id'))
    .unionAll(sql.selectFrom('passkey').where('person_id', '=', personId).select('person_id'))
    .unionAll(
      sql
        .selectFrom('person')
        .where('id', '=', personId)
        .where((row) => row.or([row('phone', 'is not', null), row('email', 'is not', null)]))
        .select('id as person_id'),
    )
    .limit(1)
    .executeTakeFirst()
