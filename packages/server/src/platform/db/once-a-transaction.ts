import type { Sql } from './sql.ts'

/**
 * A read that one action asks for again and again is done once in its transaction. Only for what no action changes and then reads again;
 * outside of a transaction it is read each time.
 */
export const onceATransaction = <Answer>(read: (sql: Sql, key: string) => Promise<Answer>) => {
  const known = new WeakMap<Sql, Map<string, Promise<Answer>>>()
  return (sql: Sql, key: string): Promise<Answer> => {
    if (!sql.isTransaction) return read(sql, key)
    const answers = known.get(sql) ?? new Map<string, Promise<Answer>>()
    known.set(sql, answers)
    const before = answers.get(key)
    if (before) return before
    const answer = read(sql, key)
    answers.set(key, answer)
    // What failed in a part of the transaction that is undone may be read again.
    answer.catch(() => answers.delete(key))
    return answer
  }
}
