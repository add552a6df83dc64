import { inSavepoint as inSavepointOf } from '../platform/db/transaction.ts'
import type { Ctx } from './context.ts'
import { undoableNews } from './push.ts'

/** Runs a part of a transaction that may fail on its own: its writes and notifications are rolled back, and the rest continues. */
export const inSavepoint = async <Answer>(ctx: Ctx, work: () => Promise<Answer>): Promise<Answer> => {
  const news = undoableNews(ctx.sql)
  try {
    return await inSavepointOf(ctx.sql, work)
  } catch (error) {
    news.undo()
    throw error
  }
}
