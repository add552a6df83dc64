import { sql as fragment } from 'kysely'
import { type Clock, later } from '../time/clock.ts'
import type { Sql } from './sql.ts'

interface Timed {
  readonly sql: Sql
  readonly now: Clock
}

interface Attempts {
  /** How many there were in the running window. */
  readonly count: number
  readonly secondsLeft: number
}

interface Counter {
  readonly key: string
  readonly windowSeconds: number
}

/**
 * Counts an attempt at each counter, in windows shared by all processes, and returns how many there were, this one included.
 * One statement, so that attempts at the same moment each see their own count; always in the same order, so that they never block each other.
 */
export const countAttempts = async (ctx: Timed, counters: readonly Counter[]): Promise<ReadonlyMap<string, Attempts>> => {
  const now = ctx.now()
  const windows = new Map(counters.map(({ key, windowSeconds }) => [key, windowSeconds]))
  const values = [...windows]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, windowSeconds]) => ({ key, count: 1, window_ends_at: later(now, windowSeconds) }))
  const rows = await ctx.sql
    .insertInto('throttle')
    .values(values)
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
          .then(old.ref('excluded.window_ends_at'))
          .else(old.ref('throttle.window_ends_at'))
          .end(),
      })),
    )
    .returning(['key', 'count', 'window_ends_at'])
    .execute()
  return new Map(
    rows.map(({ key, count, window_ends_at }) => {
      const secondsLeft = Math.ceil((window_ends_at.getTime() - now.getTime()) / 1000)
      return [key, { count, secondsLeft: Math.min(windows.get(key) ?? 0, Math.max(0, secondsLeft)) }]
    }),
  )
}

export const countAttempt = async (ctx: Timed, key: string, windowSeconds: number): Promise<Attempts> =>
  (await countAttempts(ctx, [{ key, windowSeconds }])).get(key) ?? { count: 1, secondsLeft: windowSeconds }

/** What the running window holds, without adding to it. */
export const readAttempts = async (ctx: Timed, key: string): Promise<Attempts> => {
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

export const attemptsSoFar = async (ctx: Timed, key: string): Promise<number> => (await readAttempts(ctx, key)).count

/** Forgets whole counters, and takes one attempt back from others. One statement that holds them in the same order as everybody. */
export const forgetAttempts = (ctx: Pick<Timed, 'sql'>, keys: readonly string[], takenBack: readonly string[] = []) =>
  fragment`
    with held as materialized (select key from throttle where key = any(${[...keys, ...takenBack]}) order by key for update),
      taken_back as (
        update throttle set count = throttle.count - 1 from held
        where throttle.key = held.key and held.key = any(${takenBack}) and throttle.count > 0)
    delete from throttle using held where throttle.key = held.key and held.key = any(${keys})`.execute(ctx.sql)

/** Takes attempts back that turned out not to be any. */
export const takeBackAttempts = (ctx: Pick<Timed, 'sql'>, keys: readonly string[]) =>
  ctx.sql
    .updateTable('throttle')
    .set((old) => ({ count: old('count', '-', 1) }))
    .where('key', 'in', (query) => query.selectFrom('throttle').where('key', 'in', keys).orderBy('key').select('key').forUpdate())
    .where('count', '>', 0)
    .execute()

export const takeBackAttempt = (ctx: Pick<Timed, 'sql'>, key: string) => takeBackAttempts(ctx, [key])
