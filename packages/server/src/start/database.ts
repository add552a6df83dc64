import { join } from 'node:path'
import pg from 'pg'
import type { Config } from '../platform/config/config.ts'
import { migrate } from '../platform/db/migrations.ts'
import type { Log } from '../platform/log/log.ts'
import { startEmbedded } from '../platform/postgres/embedded.ts'
import { serverRole as embeddedRole } from '../platform/postgres/endpoint.ts'
import { codeOf } from '../platform/postgres/folders.ts'
import { StartFailure } from '../platform/start-failure.ts'

const oldestVersion = 18
/** Where the demo's database goes when root's clone lies where the database's own user cannot reach it. */
export const elsewhere = '/var/lib/campus'

/** Says what is wrong with the given address; the password in it is never part of the sentence. */
const explain = (error: unknown, { host, port, user, database }: pg.Client, setting: string) => {
  const place = host.startsWith('/') ? host : `${host}:${port}`
  switch (codeOf(error)) {
    case '28P01':
    case '28000':
      return `The database at ${place} does not let the user ${user} in: check user and password in ${setting}.`
    case '3D000':
      return `There is no database ${database} at ${place}: create it or correct ${setting}.`
    case '53300':
      return `The database at ${place} has no connection left for Campus.`
    case 'ECONNREFUSED':
    case 'ENOENT':
      return `No PostgreSQL answers at ${place}: start it or correct ${setting}.`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The host ${host} of ${setting} is not known.`
    default:
      return `The database at ${place} cannot be used (${(error as Error).message || String(codeOf(error))}).`
  }
}

const openClient = (url: string, setting: string) => {
  try {
    return new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  } catch {
    throw new StartFailure(`${setting} cannot be read as an address: postgres://user:password@host:port/database.`)
  }
}

/** Answers who it is that came in. */
const checkGiven = async (url: string, setting: string): Promise<string> => {
  const client = openClient(url, setting)
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string; role: string }>(
      "select current_setting('server_version_num') as version, current_user as role",
    )
    const version = Math.floor(Number(rows[0]?.version) / 10_000)
    if (version < oldestVersion) throw new StartFailure(`${setting} names a PostgreSQL ${version}: Campus needs ${oldestVersion} or newer.`)
    return rows[0]?.role ?? ''
  } catch (error) {
    throw error instanceof StartFailure ? error : new StartFailure(explain(error, client, setting))
  } finally {
    await client.end().catch(() => {})
  }
}

export interface DatabaseServer {
  /** What the server works with. */
  readonly url: string
  /** What migrations work with: the owner of the tables. */
  readonly ownerUrl: string
  /** The role behind `url`, where it is another than the owner's. */
  readonly serverRole: string | undefined
  /** The folder of the embedded one. */
  readonly dataFolder: string | undefined
  stop(): Promise<void>
}

const openGiven = async (url: string, ownerUrl: string | undefined): Promise<DatabaseServer> => {
  const role = await checkGiven(url, 'DATABASE_URL')
  const stop = async () => {}
  if (ownerUrl === undefined) return { url, ownerUrl: url, serverRole: undefined, dataFolder: undefined, stop }
  const owner = await checkGiven(ownerUrl, 'MIGRATION_DATABASE_URL')
  if (owner === role)
    throw new StartFailure(`DATABASE_URL and MIGRATION_DATABASE_URL name the same user ${role}: give the server a user of its own.`)
  return { url, ownerUrl, serverRole: role, dataFolder: undefined, stop }
}

/** The database that the operator named, or the one that Campus brings along, which may be lost permanently. */
export const openDatabaseServer = async (config: Config, log: Log, onLost?: (error: unknown) => void): Promise<DatabaseServer> => {
  const { DATABASE_URL, MIGRATION_DATABASE_URL, dataFolder, isProduction } = config
  if (DATABASE_URL) return openGiven(DATABASE_URL, MIGRATION_DATABASE_URL)
  const {
    serverUrl,
    url,
    dataFolder: folder,
    stop,
  } = await startEmbedded({
    folder: join(dataFolder, 'postgres'),
    log: (line) => log.info(line),
    warn: (line) => log.warn(line),
    ...(onLost ? { onGivenUp: onLost } : {}),
    ...(isProduction ? {} : { elsewhere }),
  })
  return { url: serverUrl, ownerUrl: url, serverRole: embeddedRole, dataFolder: folder, stop }
}

/** Brings the database forward as the owner of its tables, and keeps the server's role to what it needs. */
export const migrateServer = ({ ownerUrl, serverRole }: DatabaseServer): Promise<string[]> => migrate(ownerUrl, serverRole)

/** What backups need of the database that Campus runs itself. */
export const embeddedOf = ({ ownerUrl, dataFolder }: DatabaseServer) => (dataFolder === undefined ? undefined : { ownerUrl, dataFolder })
