import type { Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import type { CaseRow } from '../cases/case.repository.ts'
import { maxFaceFailures } from '../cases/case-state.rules.ts'
import { requireCase } from '../cases/require-case.service.ts'

/** A matched case that nobody has handed in, and that may still be proved otherwise than before a person. */
export const requireUnproved = async (ctx: Ctx, id: string): Promise<CaseRow> => {
  const row = await requireCase(ctx, id)
  if (row.kind !== 'matched') throw refuse('not_found')
  if (row.handed_in_at) throw refuse('registration_reviewed')
  if (row.face_failures >= maxFaceFailures) throw refuse('registration_manual_only')
  return row
}
