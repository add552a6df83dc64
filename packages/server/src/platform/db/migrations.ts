import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { StartFailure } from '../start-failure.ts'
import { grantServerRole } from './server-role.ts'

const folder = new URL('../../../db/migrations/', import.meta.url)
/** Any fixed number: it keeps two processes from migrating at once. */
const lockNumber = 7_140_321

const readMigrations = async () => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8')
      return { name, text, digest: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/** The steps that this version knows, in their order. */
export const listMigrations = async (): Promise<string[]> => (await readMigrations()).map(({ name }) => name)

/**
 * Brings the database forward, each step whole or not at all. Answers the names of the steps done. The role of the server is another than
 * the one that migrates where that is named. A backup of an older version is loaded into the tables of that version, so only the steps that
 * it knew are done.
 */
export const migrate = async (url: string, serverRole?: string, only?: ReadonlySet<string>): Promise<string[]> => {
  const client = new pg.Client({ connectionString: url })
  // The statement that was under way fails as well, and that is what ends the start.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    await client.query(
      'create table if not exists migration (name text primary key, digest text not null, done_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; digest: string }>('select name, digest from migration')
    const done = new Map(rows.map((row) => [row.name, row.digest]))
    const steps: string[] = []
    const wanted = (await readMigrations()).filter(({ name }) => only?.has(name) ?? true)
    for (const { name, text, digest } of wanted) {
      const known = done.get(name)
      done.delete(name)
      if (known === digest) continue
      if (known) throw new StartFailure(`Migration ${name} was changed after it had been applied; migrations only go forward.`)
      await client.query('begin')
      await client.query(text)
      await client.query('insert into migration (name, digest) values ($1, $2)', [name, digest])
      await client.query('commit')
      steps.push(name)
    }
    if (done.size > 0)
      throw new StartFailure(`The database was migrated by a newer version (${[...done.keys()].join(', ')}); start that version.`)
    if (serverRole) await grantServerRole(client, serverRole)
    return steps
  } finally {
    await client.end().catch(() => {})
  }
}
