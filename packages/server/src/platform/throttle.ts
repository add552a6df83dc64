import { later } from './clock.ts'
import type { Ctx } from './context.ts'

/**
 * Counts an attempt in a window shared by all processes and tells how many there were, this one included.
 * One statement, so that attempts at the same moment each see their own count.
 */
export const countAttempt = async (
  ctx: Pick<Ctx, 'sql' | 'now'>,
  key: string,
  windowSeconds: number,
): Promise<{ count: number; secondsLeft: number }> => {
  const now = ctx.now()
  const windowEnd = later(now, windowSeconds)
  const row = await ctx.sql
    .insertInto('throttle')
    .values({ key, count: 1, window_ends_at: windowEnd })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((old) => ({
        count: old
          .case()
          .when('throttle.window_ends_at', '<=', now)
          .then(1)
          .else(old('throttle.count', '+', 1))
          .end(),
        window_ends_at: old
          .case()
          .when('throttle.window_ends_at', '<=', now)
          .then(windowEnd)
          .else(old.ref('throttle.window_ends_at'))
          .end(),
      })),
    )
    .returning(['count', 'window_ends_at'])
    .executeTakeFirstOrThrow()
  const secondsLeft = Math.ceil((row.window_ends_at.getTime() - now.getTime()) / 1000)
  return { count: row.count, secondsLeft: Math.min(windowSeconds, Math.max(0, secondsLeft)) }
}

/** What the running window holds, without adding to it. */
export const readAttempts = async (
  ctx: Pick<Ctx, 'sql' | 'now'>,
  key: string,
): Promise<{ readonly count: number; readonly secondsLeft: number }> => {
  const now = ctx.now()
  const row = await ctx.sql
    .selectFrom('throttle')
    .where('key', '=', key)
    .where('window_ends_at', '>', now)
    .select(['count', 'window_ends_at'])
    .executeTakeFirst()
  return row
    ? { count: row.count, secondsLeft: Math.ceil((row.window_ends_at.getTime() - now.getTime()) / 1000) }
    : { count: 0, secondsLeft: 0 }
}

export const attemptsSoFar = async (ctx: Pick<Ctx, 'sql' | 'now'>, key: string): Promise<number> => (await readAttempts(ctx, key)).count

export const forgetAttempts = (ctx: Pick<Ctx, 'sql'>, key: string) => ctx.sql.deleteFrom('throttle').where('key', '=', key).execute()

/** Takes an attempt back that turned out not to be one. */
export const takeBackAttempt = (ctx: Pick<Ctx, 'sql'>, key: string) =>
  ctx.sql
    .updateTable('throttle')
    .set((old) => ({ count: old('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute()
