import { refusals } from '@campus/contract/refusals.ts'
import type { Ctx } from '../../../context/context.ts'
import { Stopped } from '../../../context/rehearsal.ts'
import { breaks } from '../../../platform/db/sql.ts'
import { Refusal } from '../../../platform/refuse.ts'
import { lockTerm } from '../calendar/term.repository.ts'
import type { ScheduleImportRow } from './import.repository.ts'
import type { ImportOutcome } from './lines/task.ts'
import type { ReadFile } from './read-file.service.ts'

/** Carries a file out in the transaction of the caller. The plan of a term is changed by one at a time. */
export const applyImport = async (
  ctx: Ctx,
  { school_id: schoolId, term_id, removes_missing: removesMissing }: ScheduleImportRow,
  file: ReadFile,
): Promise<ImportOutcome[]> => {
  if (term_id === null) return file.apply(ctx, { schoolId })
  const term = await lockTerm(ctx.sql, schoolId, term_id)
  if (!term || term.closed_at) throw new Stopped(refusals.term_closed)
  return file.apply(ctx, { schoolId, term, removesMissing })
}

const taken = ['room__code', 'section__code', 'section__source_key', 'busy__once']

/** Somebody changed the plan between our look and our writing: looked at again, the line is named. */
export const isOvertaken = (error: unknown) =>
  (error instanceof Refusal && error.code === 'plan_clashes') || taken.some((promise) => breaks(error, promise))
