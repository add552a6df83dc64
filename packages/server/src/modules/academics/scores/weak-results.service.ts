import type { Ctx } from '../../../context/context.ts'
import { listWeak } from './weak-results.repository.ts'

/** Whom a school warns about their results. */
export const listWeakResults = (
  ctx: Pick<Ctx, 'sql' | 'now'>,
  schoolId: string,
  limits: { readonly failedCredits: number; readonly gpa: number },
) => listWeak(ctx.sql, { schoolId, ...limits, now: ctx.now() })
