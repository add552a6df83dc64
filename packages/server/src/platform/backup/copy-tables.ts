import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Entry } from './entries.ts'
import { type CopiedTable, columnsOf, listPartitions, listSequences, listTables, quote } from './tables.ts'

const newline = 10

/** Which rows of a table go along, as a condition; undefined for a table that stays out. */
export type RowsOf = (table: CopiedTable) => string | undefined

/**
 * The rows of tables as they stand at one moment. Text, because it is read by any later version of the database; every row is one line, so
 * lines are counted on the way.
 */
export const openTableCopy = async (client: pg.Client, rowsOf: RowsOf = () => 'true') => {
  await client.query('begin isolation level repeatable read read only')
  await client.query('set local statement_timeout = 0')
  const { rows } = await client.query<{ now: Date }>('select transaction_timestamp() as now')
  const counts: Record<string, number> = {}
  const count = async function* (table: string, content: AsyncIterable<Buffer>) {
    for await (const part of content) {
      for (let at = part.indexOf(newline); at >= 0; at = part.indexOf(newline, at + 1)) counts[table] = (counts[table] ?? 0) + 1
      yield part
    }
  }
  const entries = async function* (): AsyncGenerator<Entry> {
    yield { name: 'partitions', content: [Buffer.from(JSON.stringify(await listPartitions(client)))] }
    yield { name: 'sequences', content: [Buffer.from(JSON.stringify(await listSequences(client)))] }
    for (const table of await listTables(client)) {
      const condition = rowsOf(table)
      if (condition === undefined) continue
      counts[table.name] = 0
      yield { name: `columns/${table.name}`, content: [Buffer.from(JSON.stringify(table.columns))] }
      const text = `copy (select ${columnsOf(table)} from ${quote(table.name)} where ${condition}) to stdout`
      yield { name: `rows/${table.name}`, content: count(table.name, client.query(copyTo(text))) }
    }
    await client.query('commit')
  }
  return { takenAt: rows[0]?.now ?? new Date(), counts, entries: entries() }
}
