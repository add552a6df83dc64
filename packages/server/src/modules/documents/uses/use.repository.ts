import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/sql.ts'
import type { Use } from './limits.rules.ts'

/** Held until the end of the transaction: the uses of one certificate by one person are counted one after the other. */
export const lockUses = (sql: Sql, personId: string, templateId: string) =>
  fragment`select pg_advisory_xact_lock(hashtextextended(${`template_use:${personId}:${templateId}`}, 0))`.execute(sql)

export const listUses = (sql: Sql, personId: string, templateId: string): Promise<Use[]> =>
  sql
    .selectFrom('template_use')
    .where('person_id', '=', personId)
    .where('template_id', '=', templateId)
    .where('undone_at', 'is', null)
    .select(['used_at as at', 'copies', 'free_copies as freeCopies'])
    .execute()

/** The uses of all certificates by one person. */
export const listAllUses = (sql: Sql, personId: string): Promise<(Use & { templateId: string })[]> =>
  sql
    .selectFrom('template_use')
    .where('person_id', '=', personId)
    .where('undone_at', 'is', null)
    .select(['template_id as templateId', 'used_at as at', 'copies', 'free_copies as freeCopies'])
    .execute()

/** A cause that was undone may count again; one that counts already is not counted twice, and then there is no answer. */
export const insertUse = (
  sql: Sql,
  row: { schoolId: string; templateId: string; personId: string; copies: number; freeCopies: number; cause: string; now: Date },
) =>
  sql
    .insertInto('template_use')
    .values({
      school_id: row.schoolId,
      template_id: row.templateId,
      person_id: row.personId,
      copies: row.copies,
      free_copies: row.freeCopies,
      cause: row.cause,
      used_at: row.now,
    })
    .onConflict((conflict) =>
      conflict
        .column('cause')
        .doUpdateSet({ copies: row.copies, free_copies: row.freeCopies, used_at: row.now, undone_at: null })
        .where('template_use.undone_at', 'is not', null),
    )
    .returning('id')
    .executeTakeFirst()

export const undoUses = (sql: Sql, cause: string, now: Date) =>
  sql.updateTable('template_use').set({ undone_at: now }).where('cause', '=', cause).where('undone_at', 'is', null).execute()

/** Free copies that somebody was granted beyond those of the template. */
export const sumGranted = async (sql: Sql, personId: string, templateId: string): Promise<number> => {
  const row = await sql
    .selectFrom('free_copies_grant')
    .where('person_id', '=', personId)
    .where('template_id', '=', templateId)
    .select(fragment<number>`coalesce(sum(copies), 0)::int`.as('copies'))
    .executeTakeFirstOrThrow()
  return row.copies
}

export const insertGrant = (
  sql: Sql,
  row: { schoolId: string; templateId: string; personId: string; copies: number; cause: string; grantedBy: string; now: Date },
) =>
  sql
    .insertInto('free_copies_grant')
    .values({
      school_id: row.schoolId,
      template_id: row.templateId,
      person_id: row.personId,
      copies: row.copies,
      cause: row.cause,
      granted_by: row.grantedBy,
      created_at: row.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
