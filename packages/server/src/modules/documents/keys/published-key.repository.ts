import { sql as statement } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

const publicColumns = [
  'key.id',
  'key.school_id',
  'key.purpose',
  'key.certificate',
  'key.serial',
  'key.valid_from',
  'key.valid_to',
  'key.revoked_since',
] as const

/** Of every school, the oldest first, also of closed ones: what they issued stays theirs. */
export const listPublished = (sql: Sql) =>
  sql
    .selectFrom('signing_key as key')
    .innerJoin('school', 'school.id', 'key.school_id')
    .where((of) => of.or([of('key.purpose', 'in', ['root', 'code']), of('key.state', '=', 'revoked')]))
    .select([...publicColumns, 'school.name', 'school.name_en', 'school.name_tw'])
    .orderBy('school.created_at')
    .orderBy('key.school_id')
    .orderBy('key.id')
    .execute()

export const listOfPurpose = (sql: Sql, schoolId: string, purpose: 'root' | 'code') =>
  sql
    .selectFrom('signing_key as key')
    .where('key.school_id', '=', schoolId)
    .where('key.purpose', '=', purpose)
    .select(publicColumns)
    .orderBy('key.id')
    .execute()

/** The root, the issuing authority of now, or one that is named by its serial number. */
export const findAuthority = (sql: Sql, schoolId: string, authority: string) =>
  sql
    .selectFrom('signing_key as key')
    .where('key.school_id', '=', schoolId)
    .where('key.purpose', 'in', ['root', 'issuing'])
    .where((of) =>
      authority === 'root' || authority === 'issuing'
        ? of('key.purpose', '=', authority).and('key.state', '=', 'active')
        : of('key.serial', '=', authority),
    )
    .selectAll('key')
    .executeTakeFirst()

export const listRevokedBy = (sql: Sql, authorityId: string) =>
  sql
    .selectFrom('signing_key')
    .where('issued_by', '=', authorityId)
    .where('state', '=', 'revoked')
    .select(['serial', statement<Date>`revoked_since`.as('since')])
    .orderBy('revoked_at')
    .execute()
