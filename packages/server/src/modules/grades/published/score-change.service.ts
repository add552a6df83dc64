import type { Ctx } from '../../../context/context.ts'
import type { NewRow } from '../../../platform/db/sql.ts'
import { insertChange } from './score-change.repository.ts'

/** A published score that changes keeps what it was, no matter who changes it. */
export const keepScoreChange = (ctx: Ctx, change: Omit<NewRow<'score_change'>, 'changed_at'>) =>
  insertChange(ctx.sql, { ...change, changed_at: ctx.now() })
