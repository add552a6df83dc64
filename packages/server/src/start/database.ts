import { join } from 'node:path'
import pg from 'pg'
import type { Config } from '../platform/config.ts'
import type { Log } from '../platform/log.ts'
import { startEmbedded } from '../platform/postgres/embedded.ts'
import { codeOf } from '../platform/postgres/folders.ts'
import { StartFailure } from '../platform/start-failure.ts'

const oldestVersion = 18
/** Where the demo's database goes when root's clone lies where the database's own user cannot reach it. */
const elsewhere = '/var/lib/campus'

/** Says what is wrong with the given address; the password in it is never part of the sentence. */
const explain = (error: unknown, { host, port, user, database }: pg.Client) => {
  const place = host.startsWith('/') ? host : `${host}:${port}`
  switch (codeOf(error)) {
    case '28P01':
    case '28000':
      return `The database at ${place} does not let the user ${user} in: check user and password in DATABASE_URL.`
    case '3D000':
      return `There is no database ${database} at ${place}: create it or correct DATABASE_URL.`
    case '53300':
      return `The database at ${place} has no connection left for Campus.`
    case 'ECONNREFUSED':
    case 'ENOENT':
      return `No PostgreSQL answers at ${place}: start it or correct DATABASE_URL.`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The host ${host} of DATABASE_URL is not known.`
    default:
      return `The database at ${place} cannot be used (${(error as Error).message || String(codeOf(error))}).`
  }
}

const openClient = (url: string) => {
  try {
    return new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  } catch {
    throw new StartFailure('DATABASE_URL cannot be read as an address: postgres://user:password@host:port/database.')
  }
}

const checkGiven = async (url: string): Promise<void> => {
  const client = openClient(url)
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string }>("select current_setting('server_version_num') as version")
    const version = Math.floor(Number(rows[0]?.version) / 10_000)
    if (version < oldestVersion)
      throw new StartFailure(`DATABASE_URL names a PostgreSQL ${version}: Campus needs ${oldestVersion} or newer.`)
  } catch (error) {
    throw error instanceof StartFailure ? error : new StartFailure(explain(error, client))
  } finally {
    await client.end().catch(() => {})
  }
}

export interface DatabaseServer {
  readonly url: string
  stop(): Promise<void>
}

/** The database that the operator named, or the one that Campus brings along. */
export const openDatabaseServer = async ({ DATABASE_URL, dataFolder, isProduction }: Config, log: Log): Promise<DatabaseServer> => {
  if (!DATABASE_URL)
    return startEmbedded({
      folder: join(dataFolder, 'postgres'),
      log: (line) => log.info(line),
      ...(isProduction ? {} : { elsewhere }),
    })
  await checkGiven(DATABASE_URL)
  return { url: DATABASE_URL, stop: async () => {} }
}
