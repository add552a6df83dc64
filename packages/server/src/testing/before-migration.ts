import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { openScratchPostgres } from './scratch-postgres.ts'

const folder = new URL('../../db/migrations/', import.meta.url)

/** A database as it was before a migration, which can then be run on what a test has put there, with those that follow from it. */
export const openBefore = async (step: string, ...following: readonly string[]) => {
  const scratch = await openScratchPostgres()
  const database = new pg.Client({ connectionString: await scratch.makeDatabase('before') })
  await database.connect()
  const run = async (name: string) => database.query(await readFile(new URL(name, folder), 'utf8'))
  const earlier = (await readdir(folder)).filter((name) => name.endsWith('.sql') && name < step).toSorted()
  for (const name of earlier) await run(name)
  return {
    database,
    /** One more of them, for what stands in a table that an earlier one makes. */
    run,
    migrate: async () => {
      for (const name of [step, ...following]) await run(name)
    },
    add: async (table: string, row: Record<string, unknown>): Promise<string> => {
      const whole: Record<string, unknown> = { id: randomUUID(), ...row }
      const names = Object.keys(whole)
      const numbers = names.map((_, index) => `$${index + 1}`).join(', ')
      await database.query(`insert into ${table} (${names.join(', ')}) values (${numbers})`, Object.values(whole))
      return String(whole['id'])
    },
    close: async () => {
      await database.end()
      await scratch.close()
    },
  }
}
