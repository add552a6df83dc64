import type { NewRow, Sql } from '../../../../platform/db/sql.ts'

/** The mailbox of a person, or that of the school where nobody is named. */
export interface Owner {
  readonly schoolId: string
  readonly personId: string | null
}

const ownedBy = (sql: Sql, { schoolId, personId }: Owner) =>
  sql
    .selectFrom('mail_account')
    .where('school_id', '=', schoolId)
    .where('person_id', personId === null ? 'is' : '=', personId)

export type MailboxRow = NonNullable<Awaited<ReturnType<typeof findMailbox>>>

export const findMailbox = (sql: Sql, owner: Owner) =>
  ownedBy(sql, owner)
    .select(['id', 'school_id', 'person_id', 'type', 'host', 'port', 'is_secure', 'address', 'secret_encrypted', 'works_since'])
    .executeTakeFirst()

export const saveMailbox = (sql: Sql, row: NewRow<'mail_account'>) =>
  sql
    .insertInto('mail_account')
    .values(row)
    .onConflict((conflict) => {
      const { school_id: _school, person_id: _person, ...changes } = row
      return conflict.columns(['school_id', 'person_id']).doUpdateSet(changes)
    })
    .execute()

export const deleteMailbox = (sql: Sql, { schoolId, personId }: Owner) =>
  sql
    .deleteFrom('mail_account')
    .where('school_id', '=', schoolId)
    .where('person_id', personId === null ? 'is' : '=', personId)
    .returning('id')
    .executeTakeFirst()

export const noteWorking = (sql: Sql, id: string, now: Date) =>
  sql.updateTable('mail_account').set({ works_since: now }).where('id', '=', id).execute()
