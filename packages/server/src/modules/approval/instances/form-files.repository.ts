import type { Sql } from '../../../platform/db/sql.ts'

/** Those of the files that belong to one of these people. */
export const listOwned = (sql: Sql, fileIds: readonly string[], ownerId: string) =>
  sql.selectFrom('file').where('id', 'in', fileIds).where('owner_id', '=', ownerId).select('id').execute()

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
