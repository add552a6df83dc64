import type { Ctx } from '../../../context/context.ts'
import { removeUnreferenced } from '../../files/unused-blob.service.ts'
import { resolveMessages } from '../../messages/sending/resolve.service.ts'
import type { ClosedAccount } from '../../module.ts'
import { deleteFeedback, deleteOthersOf, lockFeedbackOf } from './closing.repository.ts'

/** What somebody wrote to the school is kept as long as they have an account. */
export const leaveHelp = async (ctx: Ctx, { id: personId }: ClosedAccount): Promise<void> => {
  const feedback = await lockFeedbackOf(ctx.sql, personId)
  const pictures = await deleteFeedback(
    ctx.sql,
    feedback.map(({ id }) => id),
  )
  await removeUnreferenced(ctx, [...new Set(pictures)])
  await deleteOthersOf(ctx.sql, personId)
  for (const { id } of feedback.filter(({ state }) => state === 'open')) await resolveMessages(ctx, 'feedback_case', id)
}
