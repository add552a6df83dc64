import type { Ctx } from '../../../context/context.ts'
import type { publishedScore } from '../../academics/ranking/published-score.service.ts'
import { documentsNaming } from '../../documents/issued/naming.service.ts'

type Published = NonNullable<Awaited<ReturnType<typeof publishedScore>>>

/** Documents in force that name a score as it was before a moment. */
export const documentsBefore = (ctx: Ctx, { score, recordId, personId }: Published, before: Date) => {
  const { courseCode, academicYear, semester } = score
  return documentsNaming(ctx, { holderId: personId, recordId, courseCode, academicYear, semester, before })
}
