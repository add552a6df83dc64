import type { Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { type CaseRow, findCase } from './case.repository.ts'

/** An unfinished case whose time is over is gone, also before it is deleted. */
const isOver = ({ handed_in_at, expires_at }: Pick<CaseRow, 'handed_in_at' | 'expires_at'>, now: Date) =>
  handed_in_at === null && expires_at !== null && expires_at <= now

export const requireCase = async (ctx: Ctx, id: string): Promise<CaseRow> => {
  const row = await findCase(ctx.sql, id)
  if (!row || isOver(row, ctx.now())) throw refuse('not_found')
  return row
}
