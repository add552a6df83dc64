import type { CallerCtx } from '../../../context/context.ts'
import { insertIntroduction } from './introduction.repository.ts'

/** Who shows their card to somebody lets them see it, from then on and without scanning again. */
export const introduce = async (ctx: CallerCtx, personId: string) => {
  const { personId: viewerId, schoolId } = ctx.caller
  if (personId !== viewerId) await insertIntroduction(ctx.sql, { viewerId, personId, schoolId, now: ctx.now() })
}
