import type { Sql } from '../../../platform/db/sql.ts'

/** What the files are that a form names; the kind was read from their content when they came. */
export const listFiles = (sql: Sql, fileIds: readonly string[]) =>
  sql.selectFrom('file').where('id', 'in', fileIds).select(['id', 'owner_id', 'use', 'content_type', 'size']).execute()

export const listNamed = (sql: Sql, instanceId: string) =>
  sql.selectFrom('approval_file').where('instance_id', '=', instanceId).select(['field_id', 'file_id']).execute()

export const replaceNamed = async (
  sql: Sql,
  { instanceId, schoolId }: { instanceId: string; schoolId: string },
  files: readonly { readonly fieldId: string; readonly fileId: string }[],
) => {
  await sql.deleteFrom('approval_file').where('instance_id', '=', instanceId).execute()
  if (files.length === 0) return
  await sql
    .insertInto('approval_file')
    .values(files.map(({ fieldId, fileId }) => ({ instance_id: instanceId, school_id: schoolId, field_id: fieldId, file_id: fileId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
