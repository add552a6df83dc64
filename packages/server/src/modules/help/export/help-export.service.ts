import type { Ctx } from '../../../context/context.ts'
import * as repository from './help-export.repository.ts'

/** What the school holds of a person's feedback, evaluations and answers, for their own copy. */
export const exportHelp = async (ctx: Ctx, personId: string) => {
  const [feedback, entries] = [await repository.listAllFeedback(ctx.sql, personId), await repository.listAllEntries(ctx.sql, personId)]
  return {
    feedback: feedback.map((row) => ({ ...row, entries: entries.filter((entry) => entry.feedback_id === row.id) })),
    evaluations: await repository.listAllEvaluations(ctx.sql, personId),
    answers: await repository.listAllAnswers(ctx.sql, personId),
    remarks: await repository.listAllRemarks(ctx.sql, personId),
  }
}
