import { hotRead, type Sql } from '../../../platform/db/sql.ts'

export const findLook = hotRead((sql, schoolId: string) =>
  sql.selectFrom('school_look').where('school_id', '=', schoolId).select(['colour', 'logo_digest', 'version']),
)

/** The logo of an open school. */
export const findLogo = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('school_look')
    .innerJoin('school', 'school.id', 'school_look.school_id')
    .where('school.id', '=', schoolId)
    .where('school.state', '=', 'open')
    .select(['logo', 'logo_digest'])
    .executeTakeFirst()
