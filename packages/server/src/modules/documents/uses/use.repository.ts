import { CompiledQuery, sql as fragment } from 'kysely'
import { hotRows, runText, type Sql } from '../../../platform/db/sql.ts'
import { sendAhead } from '../../../platform/db/transaction.ts'
import type { Use } from './limits.rules.ts'

/**
 * Held until the end of the transaction: the uses of one person are counted and priced one after the other. What is read next is read
 * after the lock was granted.
 */
export const lockUses = (sql: Sql, personId: string) =>
  sendAhead(sql, fragment`select pg_advisory_xact_lock(hashtextextended(${`template_use:${personId}`}, 0))`.compile(sql))

export type UseRow = Use & { readonly templateId: string; readonly cause: string }

/** What one person had of all certificates. */
export const listUses = hotRows<UseRow, [personId: string]>((sql, personId) =>
  sql
    .selectFrom('template_use')
    .where('person_id', '=', personId)
    .where('undone_at', 'is', null)
    .select([
      'template_id as templateId',
      'cause',
      'used_at as at',
      'copies',
      'free_copies as freeCopies',
      'granted_copies as grantedCopies',
      'paid',
    ]),
)

interface NewUse {
  readonly schoolId: string
  readonly templateId: string
  readonly personId: string
  readonly copies: number
  readonly freeCopies: number
  readonly grantedCopies: number
  readonly cause: string
}

/** A cause that was undone may count again; one that counts already is not counted twice, and is not among the answers. */
export const insertUses = (sql: Sql, uses: readonly NewUse[], now: Date) =>
  sql
    .insertInto('template_use')
    .values(
      uses.map((use) => ({
        school_id: use.schoolId,
        template_id: use.templateId,
        person_id: use.personId,
        copies: use.copies,
        free_copies: use.freeCopies,
        granted_copies: use.grantedCopies,
        cause: use.cause,
        used_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('cause')
        .doUpdateSet((row) => ({
          copies: row.ref('excluded.copies'),
          free_copies: row.ref('excluded.free_copies'),
          granted_copies: row.ref('excluded.granted_copies'),
          used_at: row.ref('excluded.used_at'),
          paid: 0,
          undone_at: null,
        }))
        .where('template_use.undone_at', 'is not', null),
    )
    .returning('cause')
    .execute()

/** Counts other free copies for uses that are not paid yet. */
export const setFreeCopies = (sql: Sql, uses: readonly Pick<UseRow, 'cause' | 'freeCopies' | 'grantedCopies'>[]) =>
  runText(
    sql,
    `update template_use set free_copies = given.free_copies, granted_copies = given.granted_copies
     from unnest($1::text[], $2::int[], $3::int[]) as given (cause, free_copies, granted_copies)
     where template_use.cause = given.cause and template_use.undone_at is null`,
    [uses.map(({ cause }) => cause), uses.map(({ freeCopies }) => freeCopies), uses.map(({ grantedCopies }) => grantedCopies)],
  )

export const setPaid = (sql: Sql, uses: readonly { readonly cause: string; readonly paid: number }[]) =>
  sendAhead(
    sql,
    CompiledQuery.raw(
      `update template_use set paid = given.paid from unnest($1::text[], $2::bigint[]) as given (cause, paid)
       where template_use.cause = given.cause and template_use.undone_at is null`,
      [uses.map(({ cause }) => cause), uses.map(({ paid }) => paid)],
    ),
  )

export const undoUses = (sql: Sql, causes: readonly string[], now: Date) =>
  sql.updateTable('template_use').set({ undone_at: now }).where('cause', 'in', causes).where('undone_at', 'is', null).execute()

/** Free copies that somebody was granted beyond those of the templates. */
export const listGranted = hotRows((sql, personId: string) =>
  sql
    .selectFrom('free_copies_grant')
    .where('person_id', '=', personId)
    .groupBy('template_id')
    .select(['template_id as templateId', fragment<number>`sum(copies)::int`.as('copies')]),
)

export const insertGrant = (
  sql: Sql,
  row: { schoolId: string; templateId: string; personId: string; copies: number; cause: string; grantedBy: string | null; now: Date },
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
