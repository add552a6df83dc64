import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { isInScope, scopeOf } from '../../school/organisation/scope.service.ts'
import { lockTerm } from '../calendar/term.repository.ts'
import * as repository from './planned-sections.repository.ts'

/** The sections in the caller's reach, locked, of one term that is not closed. */
export const lockPlannedSections = async (ctx: CallerCtx, ids: readonly string[]) => {
  const { schoolId } = ctx.caller
  const found = await repository.findSections(ctx.sql, schoolId, ids)
  const scope = await scopeOf(ctx)
  const [termId, ...others] = new Set(found.map(({ term_id }) => term_id))
  if (found.length !== new Set(ids).size || termId === undefined || !found.every(({ unit_id }) => isInScope(scope, unit_id)))
    throw refuse('not_found')
  if (others.length > 0) throw refuse('bad_input')
  const term = await lockTerm(ctx.sql, schoolId, termId)
  if (!term || term.closed_at) throw refuse('term_closed')
  return { term, sections: await repository.lockSections(ctx.sql, schoolId, ids) }
}
