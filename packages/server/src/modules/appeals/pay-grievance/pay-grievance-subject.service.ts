import { ReviewState } from '@campus/contract/appeals/review.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { SubjectView } from '../../messages/subject.ts'
import { isInScope, scopeOf } from '../../school/organisation/scope.service.ts'
import { stateForAuthor } from '../appeal-filters.ts'
import { viewForAuthor, viewForReviewer } from '../review-states.ts'
import { findGrievance } from './pay-grievance.repository.ts'

export const describePayGrievance = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const row = await findGrievance(ctx.sql, id, ctx.caller.schoolId)
  return row?.person_id === ctx.caller.personId ? viewForAuthor(stateForAuthor(row.state)) : undefined
}

export const describePayGrievanceReview = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const row = await findGrievance(ctx.sql, id, ctx.caller.schoolId)
  return row && isInScope(await scopeOf(ctx), row.unit_id) ? viewForReviewer(ReviewState.parse(row.state)) : undefined
}
