import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { z } from 'zod'
import { BackupFault } from './backup-fault.ts'
import { unpackEntries } from './entries.ts'
import { type CopiedTable, columnsOf, listPartitions, listTables, quote } from './tables.ts'

const Partitions = z.array(z.object({ name: z.string(), parent: z.string(), bound: z.string(), triggers: z.array(z.string()).default([]) }))
const Sequences = z.array(z.object({ name: z.string(), value: z.string().nullable() }))

interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

/** Rows refer to each other in circles, so they are compared when all are there. */
const dropForeignKeys = async (client: pg.ClientBase): Promise<ForeignKey[]> => {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace order by 1, 2`,
  )
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${quote(name)}`)
  return rows
}

const addForeignKeys = async (client: pg.ClientBase, keys: readonly ForeignKey[]) => {
  for (const { table, name, definition } of keys) {
    // A month that is not in the backup is gone.
    const { rows } = await client.query<{ is_there: boolean }>('select to_regclass($1) is not null as is_there', [table])
    if (rows[0]?.is_there) await client.query(`alter table ${table} add constraint ${quote(name)} ${definition}`)
  }
}

/** Partitions have triggers of their own, which a word to the whole table does not reach. */
const setTriggers = async (client: pg.ClientBase, word: 'disable' | 'enable') => {
  for (const { name } of [...(await listTables(client)), ...(await listPartitions(client))])
    await client.query(`alter table ${quote(name)} ${word} trigger user`)
}

/** Months were made when they came: here they are made as they were there. */
const matchPartitions = async (client: pg.ClientBase, wanted: z.infer<typeof Partitions>) => {
  const present = await listPartitions(client)
  if (JSON.stringify(present) === JSON.stringify(wanted)) return
  for (const { name } of present) await client.query(`drop table ${quote(name)}`)
  for (const { name, parent, bound, triggers } of wanted) {
    await client.query(`create table ${quote(name)} partition of ${quote(parent)} ${bound}`)
    for (const trigger of triggers) await client.query(trigger)
  }
}

/** Into a database whose tables have to be emptied first, or into one where other schools live. */
export type LoadMode = 'whole' | 'beside'

/**
 * Loads rows, whole or not at all: user triggers are off meanwhile, because they would make again what is already among the rows. Compares
 * the counts with those of the backup.
 */
export const loadTables = async (
  client: pg.Client,
  source: AsyncIterable<Uint8Array>,
  expected: Readonly<Record<string, number>>,
  { mode, beforeKeys }: { readonly mode: LoadMode; readonly beforeKeys?: (client: pg.Client) => Promise<unknown> },
): Promise<void> => {
  await client.query('begin')
  await client.query('set local statement_timeout = 0')
  try {
    const keys = await dropForeignKeys(client)
    await setTriggers(client, 'disable')
    if (mode === 'whole') await client.query(`truncate ${(await listTables(client)).map(({ name }) => quote(name)).join(', ')}`)
    let columns: string[] = []
    for await (const { name, content } of unpackEntries(source)) {
      const [kind, table = ''] = name.split('/')
      if (kind === 'partitions' && mode === 'whole') await matchPartitions(client, Partitions.parse(await json(content)))
      else if (kind === 'sequences') await setSequences(client, Sequences.parse(await json(content)), mode)
      else if (kind === 'columns') columns = z.array(z.string()).parse(await json(content))
      else if (kind === 'rows') await loadRows(client, { name: table, columns }, content, expected[table])
    }
    await beforeKeys?.(client)
    await setTriggers(client, 'enable')
    await addForeignKeys(client, keys)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

const json = async (content: AsyncIterable<Buffer>): Promise<unknown> => JSON.parse((await buffer(Readable.from(content))).toString())

const loadRows = async (client: pg.Client, table: CopiedTable, content: AsyncIterable<Buffer>, expected: number | undefined) => {
  const into = client.query(copyFrom(`copy ${quote(table.name)} (${columnsOf(table)}) from stdin`))
  await pipeline(Readable.from(content, { objectMode: false }), into)
  if (into.rowCount !== expected) throw new BackupFault(`The backup holds ${into.rowCount} rows of ${table.name} and names ${expected}.`)
}

/** Beside other schools a running number only goes forward. */
const setSequences = async (client: pg.ClientBase, sequences: z.infer<typeof Sequences>, mode: LoadMode) => {
  for (const { name, value } of sequences) {
    if (value === null) continue
    const place = quote(name)
    if (mode === 'whole') await client.query('select setval($1::regclass, $2::bigint)', [place, value])
    else await client.query(`select setval($1::regclass, greatest($2::bigint, last_value)) from ${place}`, [place, value])
  }
}
