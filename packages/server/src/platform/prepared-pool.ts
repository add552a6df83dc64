import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** A bound on what each connection of the database keeps; statements that come later run unprepared. */
const mostStatements = 200

/** Statement texts come from the code and their values travel apart, so there are few of them and each has its own name. */
const openNames = () => {
  const names = new Map<string, string>()
  return (text: string): string | undefined => {
    const known = names.get(text)
    if (known || names.size >= mostStatements) return known
    const name = `campus_${names.size}`
    names.set(text, name)
    return name
  }
}

/**
 * Lets the database parse and plan each statement once a connection instead of at every run, which is a good part of what a
 * short read costs.
 */
export const preparing = (pool: pg.Pool): PostgresPool => {
  const nameOf = openNames()
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const wrap = (client: pg.PoolClient): PostgresPoolClient => {
    const query = (text: string, values: readonly unknown[] = []) => {
      const name = values.length > 0 ? nameOf(text) : undefined
      return client.query({ text, values: [...values], ...(name ? { name } : {}) })
    }
    // Cursors are the second form of `query`; nothing here reads by cursor.
    return { query: query as unknown as PostgresPoolClient['query'], release: (destroy) => client.release(destroy) }
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
