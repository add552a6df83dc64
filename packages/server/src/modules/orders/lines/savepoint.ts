import type { Ctx } from '../../../context/context.ts'
import { undoableNews } from '../../../context/push.ts'
import { inSavepoint as inSavepointOf } from '../../../platform/db/transaction.ts'

/** Carries out a part of a transaction that may fail for itself: what it did and told is undone, and the rest goes on. */
export const inSavepoint = async <Answer>(ctx: Ctx, work: () => Promise<Answer>): Promise<Answer> => {
  const news = undoableNews(ctx.sql)
  try {
    return await inSavepointOf(ctx.sql, work)
  } catch (error) {
    news.undo()
    throw error
  }
}
