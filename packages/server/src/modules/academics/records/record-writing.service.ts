import type { Ctx } from '../../../context/context.ts'
import type { NewRow } from '../../../platform/db/sql.ts'
import { insertRecord, type RecordColumns, updatePlaces, updateRecord } from './record-writing.repository.ts'

/** The one way by which other systems write a record: a new one whole, or what changed of one. Answers its id. */
export const saveRecord = async (
  ctx: Ctx,
  given: { readonly add: NewRow<'student_record'> } | { readonly id: string; readonly change: Partial<RecordColumns> },
): Promise<string> => {
  if ('add' in given) return (await insertRecord(ctx.sql, given.add)).id
  await updateRecord(ctx.sql, given.id, given.change)
  return given.id
}

/** Where people stand follows their newest record: to be called with those that are new or name another unit or grade. */
export const movePeopleOf = async (ctx: Ctx, recordIds: readonly string[]): Promise<void> => {
  if (recordIds.length > 0) await updatePlaces(ctx.sql, recordIds)
}
