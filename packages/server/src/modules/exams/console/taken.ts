import { breaks } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'

/** What the database refuses, said to who plans. */
export const refuseTaken = (error: unknown): never => {
  if (breaks(error, 'busy__once') || breaks(error, 'sitting__room') || breaks(error, 'duty__once')) throw refuse('exam_busy')
  if (breaks(error, 'seat__one_exam_at_a_time')) throw refuse('exam_candidate_busy')
  throw error
}
