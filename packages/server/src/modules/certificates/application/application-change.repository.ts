import { sql as fragment, type Updateable } from 'kysely'
import { hotRows, type Sql } from '../../../platform/db/sql.ts'
import type { Application } from '../../../platform/db/table-types.ts'

export const changeApplication = (sql: Sql, id: string, changes: Updateable<Application>) =>
  sql.updateTable('application').set(changes).where('id', '=', id).execute()

/**
 * Applications whose lines are paid for or cost nothing; a released one is returned again until its document exists. That they were paid is
 * noted by the same statement.
 */
export const releaseApplications = hotRows((sql, lineIds: readonly string[], now: Date) =>
  sql
    .with('released', (query) =>
      query
        .updateTable('application')
        .from('order_line as line')
        .whereRef('line.id', '=', 'application.line_id')
        .set({ state: fragment.lit('normal') })
        .where(fragment<boolean>`application.line_id = any (${lineIds}::uuid[])`)
        .where(fragment<boolean>`application.state in ('pending_approval', 'pending_payment', 'normal')`)
        .where('application.document_id', 'is', null)
        .returning(['application.id', 'application.school_id', 'application.person_id', 'application.line_id', 'line.amount']),
    )
    .with('noted', (query) =>
      query
        .insertInto('application_event')
        .columns(['application_id', 'school_id', 'kind', 'actor_id', 'note', 'at'])
        .expression((row) =>
          row
            .selectFrom('released')
            .where(fragment<boolean>`amount > 0`)
            .select(['id', 'school_id', fragment.lit('paid').as('kind'), 'person_id', fragment.lit('').as('note')])
            .select(fragment<Date>`${now}::timestamptz`.as('at')),
        ),
    )
    .selectFrom('released')
    .select('line_id'),
)

export const countNudge = (sql: Sql, id: string, now: Date) =>
  sql
    .updateTable('application')
    .set((old) => ({ nudges: old('nudges', '+', 1), nudged_at: now }))
    .where('id', '=', id)
    .execute()

/** The first download of a file; returns its application if it was the first. */
export const markDownloaded = (sql: Sql, documentId: string, now: Date) =>
  sql
    .updateTable('application')
    .set({ downloaded_at: now })
    .where('document_id', '=', documentId)
    .where('downloaded_at', 'is', null)
    .returning(['id', 'school_id'])
    .executeTakeFirst()

/** Shows or hides the heading of what nobody has decided about and nobody has paid for. */
export const showHeading = (sql: Sql, id: string, isShown: boolean) =>
  sql
    .updateTable('application')
    .set({ is_heading_shown: isShown })
    .where('id', '=', id)
    .where('state', 'in', ['pending_approval', 'pending_payment'])
    .where('decided_at', 'is', null)
    .returning('id')
    .executeTakeFirst()

/** The document whose place another took, with the application that had it. */
export const findReplaced = (sql: Sql, replacementId: string) =>
  sql
    .selectFrom('issued_document as earlier')
    .leftJoin('application', 'application.document_id', 'earlier.id')
    .where('earlier.replaced_by', '=', replacementId)
    .where('earlier.state', '=', 'superseded')
    .select(['earlier.id', 'application.order_id'])
    .executeTakeFirst()

/** Puts the document that took the place of another into its application. */
export const followReplacement = (sql: Sql, replacementId: string) =>
  sql
    .updateTable('application')
    .set({ document_id: replacementId })
    .where('document_id', 'in', (row) => row.selectFrom('issued_document').where('replaced_by', '=', replacementId).select('id'))
    .returning(['id', 'school_id'])
    .executeTakeFirst()
