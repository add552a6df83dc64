import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

/** Those of the pictures from which a document of an application is still to be made. */
export const listNeededSignatures = async (sql: Sql, fileIds: readonly string[]): Promise<string[]> => {
  const named = fragment<string>`application.choices->>'signatureFileId'`
  const rows = await sql
    .selectFrom('application')
    .innerJoin('order_line', 'order_line.id', 'application.line_id')
    .where(fragment<boolean>`application.choices ? 'signatureFileId'`)
    .where(named, 'in', fileIds)
    .where('application.state', 'in', ['pending_approval', 'pending_payment', 'normal'])
    .where('order_line.state', 'in', ['waiting', 'making'])
    .select(named.as('file_id'))
    .execute()
  return rows.map(({ file_id }) => file_id)
}
