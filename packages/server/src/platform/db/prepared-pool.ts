import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { holdWrites, type InnerClient } from './held-writes.ts'

/** A connection whose statements are prepared. What is sent between `hold` and the end of the same turn leaves in one write. */
export interface PreparingClient extends PostgresPoolClient {
  readonly hold: () => void
}

export interface PreparingPool extends PostgresPool {
  connect(): Promise<PreparingClient>
}

/** So many statements are kept prepared by each connection; the one that was not run for longest makes room for another. */
const maxPrepared = 200

/** Texts that ran once are remembered up to this number: most texts that the code builds for one occasion never come again. */
const maxSeen = 2000

/** Statements that a connection no longer needs are dropped together, when it goes back to the pool. */
const dropsAtOnce = 20

/** Whether a text ran before, on any connection. */
const openSeen = () => {
  const seen = new Set<string>()
  return (text: string): boolean => {
    if (seen.has(text)) return true
    if (seen.size >= maxSeen) seen.clear()
    seen.add(text)
    return false
  }
}

/** The names of the statements that one connection keeps, in the order of their last run. */
const openNames = (max: number) => {
  const names = new Map<string, string>()
  const dropped: string[] = []
  let given = 0
  return {
    dropped,
    nameOf: (text: string, isKnownText: () => boolean): string | undefined => {
      const known = names.get(text)
      if (!known && !isKnownText()) return undefined
      const name = known ?? `campus_${(given += 1)}`
      names.delete(text)
      names.set(text, name)
      const [oldest] = names
      if (names.size > max && oldest) {
        names.delete(oldest[0])
        dropped.push(oldest[1])
      }
      return name
    },
  }
}

const dropAll = async (client: pg.PoolClient, names: readonly string[]) => {
  await client.query(names.map((name) => `deallocate ${name}`).join(';'))
  const { parsedStatements } = (client as InnerClient).connection ?? {}
  if (parsedStatements) for (const name of names) delete parsedStatements[name]
}

/**
 * Lets the database parse and plan the statements that run most once a connection instead of at every run, which is a good part of what
 * a short read costs. A statement is prepared when it comes for the second time.
 */
export const preparing = (pool: pg.Pool, max = maxPrepared): PreparingPool => {
  const isSeen = openSeen()
  const wrapped = new WeakMap<pg.PoolClient, PreparingClient>()
  const wrap = (client: pg.PoolClient): PreparingClient => {
    const { nameOf, dropped } = openNames(max)
    const query = (text: string, values: readonly unknown[] = []) => {
      const name = values.length > 0 ? nameOf(text, () => isSeen(text)) : undefined
      return client.query({ text, values: [...values], ...(name ? { name } : {}) })
    }
    const release = (destroy?: boolean) => {
      if (destroy || dropped.length < dropsAtOnce) return client.release(destroy)
      // A connection that cannot drop its statements is not given out again.
      dropAll(client, dropped.splice(0)).then(
        () => client.release(),
        () => client.release(true),
      )
    }
    // Cursors are the second form of `query`; nothing here reads by cursor.
    return { query: query as unknown as PostgresPoolClient['query'], release, hold: holdWrites(client, (then) => process.nextTick(then)) }
  }
  return {
    connect: async () => {
      const client = await pool.connect()
      const known = wrapped.get(client) ?? wrap(client)
      wrapped.set(client, known)
      return known
    },
    end: () => pool.end(),
    options: pool.options,
  }
}
