import type { Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import type { CaseRow } from '../cases/case.repository.ts'
import { requireCase } from '../cases/require-case.service.ts'

/** A matched case that nobody has handed in. */
export const requireUnproved = async (ctx: Ctx, id: string): Promise<CaseRow> => {
  const row = await requireCase(ctx, id)
  if (row.kind !== 'matched') throw refuse('not_found')
  if (row.handed_in_at) throw refuse('registration_reviewed')
  return row
}
