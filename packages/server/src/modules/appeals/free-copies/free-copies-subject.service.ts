import { ReviewState } from '@campus/contract/appeals/review.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { SubjectView } from '../../messages/subject.ts'
import { isInScope, scopeOf } from '../../school/organisation/scope.service.ts'
import { viewForAuthor, viewForReviewer } from '../review-states.ts'
import { findOfSchool } from './free-copies.repository.ts'

export const describeFreeCopies = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const row = await findOfSchool(ctx.sql, id, ctx.caller.schoolId)
  return row?.person_id === ctx.caller.personId ? viewForAuthor(ReviewState.parse(row.state)) : undefined
}

export const describeFreeCopiesReview = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const row = await findOfSchool(ctx.sql, id, ctx.caller.schoolId)
  return row && isInScope(await scopeOf(ctx), row.unit_id) ? viewForReviewer(ReviewState.parse(row.state)) : undefined
}
