import { reviewStates } from '@campus/contract/appeals/review.ts'
import type { consolePaths } from '@campus/contract/paths/console.ts'
import { daysIn } from '../../../console/filters/list-query.ts'
import type { Addressed } from '../../../console/filters/use-addressed.ts'

/** What a queue of appeals is narrowed to; what makes no sense is left out. */
export const appealFilterIn = ({ query, searched }: Addressed<typeof consolePaths.payGrievances>) => {
  const state = reviewStates.find((state) => state === query.state)
  return { ...searched, ...(state && { state }), ...daysIn(query) }
}
