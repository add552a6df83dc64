import type { Ctx } from '../../../context/context.ts'
import { breaks } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'
import { insertScores, type NewScore, type Publication, updateMark } from './score-writing.repository.ts'

/** From this mark on a course is passed. */
const passMark = 60

export const isPass = (mark: number) => mark >= passMark

/** Scores of one course, published with their first row; answers the score of each person. */
export const publishScores = async (
  ctx: Ctx,
  publication: Publication,
  scores: readonly NewScore[],
): Promise<ReadonlyMap<string, string>> => {
  if (scores.length === 0) return new Map()
  try {
    const added = await insertScores(ctx.sql, publication, scores)
    if (added.length < scores.length) throw refuse('grade_record_missing')
    return new Map(added.map(({ id, person_id }) => [person_id, id]))
  } catch (error) {
    if (breaks(error, 'score_record_id_academic_year_semester_course_id_attempt_key')) throw refuse('grade_score_exists')
    throw error
  }
}

/** Points follow from the new mark. */
export const correctScore = (ctx: Ctx, scoreId: string, mark: number) => updateMark(ctx.sql, scoreId, { mark, isPassed: isPass(mark) })
