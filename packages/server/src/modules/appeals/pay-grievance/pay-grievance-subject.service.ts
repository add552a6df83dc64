import { ReviewState } from '@campus/contract/appeals/review.ts'
import type { CallerCtx } from '../../../platform/context.ts'
import type { SubjectView } from '../../messages/subject.ts'
import { isInScope, scopeOf } from '../../school/scope.service.ts'
import { viewForAuthor, viewForReviewer } from '../review-states.ts'
import { findGrievance } from './pay-grievance.repository.ts'

export const describePayGrievance = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const row = await findGrievance(ctx.sql, id)
  return row?.person_id === ctx.caller.personId ? viewForAuthor(ReviewState.parse(row.state)) : undefined
}

export const describePayGrievanceReview = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const row = await findGrievance(ctx.sql, id)
  if (row?.school_id !== ctx.caller.schoolId || !isInScope(await scopeOf(ctx), row.unit_id)) return undefined
  return viewForReviewer(ReviewState.parse(row.state))
}
