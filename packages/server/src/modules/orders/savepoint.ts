import type { Ctx } from '../../platform/context.ts'
import { undoableNews } from '../../platform/push.ts'
import { runText } from '../../platform/sql.ts'

/** Carries out a part of a transaction that may fail for itself: what it did is undone, and the rest goes on. */
export const inSavepoint = async <Answer>(ctx: Ctx, deed: () => Promise<Answer>): Promise<Answer> => {
  await runText(ctx.sql, 'savepoint part')
  const news = undoableNews(ctx.sql)
  try {
    const answer = await deed()
    await runText(ctx.sql, 'release savepoint part')
    return answer
  } catch (error) {
    await runText(ctx.sql, 'rollback to savepoint part')
    news.undo()
    throw error
  }
}
