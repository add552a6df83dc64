import type { OutsideProvider } from '@campus/contract/account/outside-provider.ts'
import type { Sql } from '../../../platform/db/sql.ts'

interface Whose {
  readonly schoolId: string
  readonly provider: OutsideProvider
  readonly subject: string
}

export const findIdentity = (sql: Sql, { schoolId, provider, subject }: Whose) =>
  sql
    .selectFrom('outside_identity')
    .where('school_id', '=', schoolId)
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .select('person_id')
    .executeTakeFirst()

export const findSubject = (sql: Sql, personId: string, provider: OutsideProvider) =>
  sql.selectFrom('outside_identity').where('person_id', '=', personId).where('provider', '=', provider).select('subject').executeTakeFirst()

/** Answers nothing when the outside account, or another one of the same kind, is bound already. */
export const insertIdentity = (sql: Sql, row: Whose & { personId: string; name: string; now: Date }) =>
  sql
    .insertInto('outside_identity')
    .values({
      school_id: row.schoolId,
      person_id: row.personId,
      provider: row.provider,
      subject: row.subject,
      name: row.name,
      created_at: row.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

export const listIdentities = (sql: Sql, personId: string) =>
  sql
    .selectFrom('outside_identity')
    .where('person_id', '=', personId)
    .select(['provider', 'name', 'created_at'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const deleteIdentity = (sql: Sql, personId: string, provider: OutsideProvider) =>
  sql.deleteFrom('outside_identity').where('person_id', '=', personId).where('provider', '=', provider).returning('id').executeTakeFirst()

/** Only those whom a school enrols or employs are in its directory; visitors have numbers of our own making. */
export const findEnrolled = (sql: Sql, schoolId: string, number: string) =>
  sql
    .selectFrom('person')
    .where('school_id', '=', schoolId)
    .where('number', '=', number)
    .where('kind', 'in', ['student', 'teacher'])
    .select('id')
    .executeTakeFirst()
