import type { Ctx } from '../../../context/context.ts'
import { findSource } from '../sources/source.repository.ts'
import type { DataImportRow } from './import.repository.ts'

/** Whether the connection of an import is no longer what its preview was made of. */
export const isOutdated = async (ctx: Ctx, row: Pick<DataImportRow, 'school_id' | 'source_id' | 'source_version'>): Promise<boolean> => {
  if (row.source_id === null || row.source_version === null) return false
  return (await findSource(ctx.sql, row.school_id, row.source_id))?.version !== row.source_version
}
