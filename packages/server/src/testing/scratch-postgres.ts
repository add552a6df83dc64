import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../platform/postgres/embedded.ts'
import { serverRole } from '../platform/postgres/endpoint.ts'

/**
 * A PostgreSQL for this run alone, or the one that the whole test run shares. A durable one waits for its disk at each commit, as in use;
 * that is said at its start, because nothing said later counts.
 */
const openServer = async (isDurable: boolean) => {
  const shared = process.env['CAMPUS_TEST_POSTGRES']
  if (shared) return { url: shared, close: async () => {} }
  const folder = await mkdtemp(join(tmpdir(), 'campus-pg-'))
  // The database may have to run as another user, who must reach its own folder inside this one.
  await chmod(folder, 0o711)
  const server = await startEmbedded({ folder: join(folder, 'postgres'), log: () => {}, isThrownAway: !isDurable })
  return {
    url: server.url,
    close: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The address of a socket folder has no host, which the URL class does not take; so the name is replaced as text. */
export const databaseUrl = (serverUrl: string, name: string) => serverUrl.replace(/^(\w+:\/\/[^/]*\/)[^?]*/, `$1${name}`)

/** The same database as the role that the server works as. */
export const asServerRole = (url: string) => url.replace(/^(\w+:\/\/)[^:@/]+/, `$1${serverRole}`)

const runOn = async (url: string, ...statements: string[]) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

export type MakeDatabase = (purpose: string, template?: string) => Promise<string>

export const openScratchPostgres = async (isDurable = false) => {
  const server = await openServer(isDurable)
  const made: string[] = []
  const makeDatabase: MakeDatabase = async (purpose, template = 'template0') => {
    const name = `${purpose}_${randomBytes(6).toString('hex')}`
    await runOn(server.url, `create database ${name} template ${template} strategy file_copy encoding 'UTF8'`)
    made.push(name)
    return databaseUrl(server.url, name)
  }
  const close = async () => {
    await runOn(server.url, ...made.map((name) => `drop database if exists ${name} with (force)`))
    await server.close()
  }
  return { serverUrl: server.url, makeDatabase, close }
}

export const withScratchPostgres = async (work: (makeDatabase: MakeDatabase) => Promise<void>) => {
  const scratch = await openScratchPostgres()
  try {
    await work(scratch.makeDatabase)
  } finally {
    await scratch.close()
  }
}
