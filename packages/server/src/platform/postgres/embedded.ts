import { realpath, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { StartFailure } from '../start-failure.ts'
import { prepareBinaries } from './binaries.ts'
import { openCluster } from './cluster.ts'
import { type Endpoint, endpoints, serverRole } from './endpoint.ts'
import { openFolder, openPrivateFolder } from './folders.ts'
import { chooseHome } from './home.ts'
import { acquireInstanceLock } from './instance-lock.ts'
import { keepRunning } from './keep-running.ts'
import { stopOrphan } from './orphan.ts'
import { ensureDatabase, ensureRole, waitUntilReady } from './readiness.ts'
import { launch, type ServerProcess } from './server-process.ts'
import { settings, throwAway } from './settings.ts'

export interface EmbeddedPostgres {
  /** As the owner of everything. */
  readonly url: string
  /** As the role that the server works as. */
  readonly serverUrl: string
  /** The folder of its tables and its log. */
  readonly dataFolder: string
  /** Where its socket is; null where the database listens on loopback instead. */
  readonly socketFolder: string | null
  readonly stop: () => Promise<void>
}

interface EmbeddedOptions {
  /** The database's own folder; nothing else may live in it. */
  readonly folder: string
  readonly log: (line: string) => void
  /** For what is not as it should be; by default it is logged like the rest. */
  readonly warn?: (line: string) => void
  /** It ended by itself and cannot be started again. */
  readonly onGivenUp?: (error: unknown) => void
  /** Where the data may go instead when we are root and PostgreSQL's user cannot reach the folder. Without it that is a StartFailure. */
  readonly elsewhere?: string
  readonly listen?: keyof typeof endpoints
  /** Whether a fall of the machine may cost what was written. */
  readonly isThrownAway?: boolean
  /** For this start alone. */
  readonly settings?: Readonly<Record<string, string>>
}

const databaseName = 'campus'

const welcome = async (server: ServerProcess, endpoint: Endpoint, logFolder: string): Promise<void> => {
  try {
    const client = await waitUntilReady(endpoint.url('postgres'), server.hasEnded)
    await ensureDatabase(client, databaseName)
    await ensureRole(client, serverRole, endpoint.password)
    await client.end()
  } catch (error) {
    await server.stop()
    const reason = [(error as Error).message, server.lastWords()].filter(Boolean).join(': ')
    throw new StartFailure(`The database cannot be used (${reason}); its log is in ${logFolder}.`)
  }
}

const open = async (folder: string, options: EmbeddedOptions): Promise<EmbeddedPostgres> => {
  const { log, warn = log, onGivenUp = () => {}, listen = process.platform === 'win32' ? 'tcp' : 'socket' } = options
  const home = await chooseHome(folder, options.elsewhere, log)
  const binaries = await prepareBinaries(home)
  await stopOrphan(home.data, log)
  const endpoint = await endpoints[listen](home)
  await openCluster(home, binaries, endpoint)
  const logFolder = join(home.folder, 'log')
  await openPrivateFolder(logFolder, home.user)
  const durability = options.isThrownAway ? throwAway : {}
  const given = { ...settings, ...durability, ...endpoint.settings, log_directory: logFolder, ...options.settings }
  const start = async (onLoss: () => void) => {
    // What a killed server left behind keeps the folder in use.
    await stopOrphan(home.data, log)
    let isReady = false
    const server = await launch(binaries, home, given, () => isReady && onLoss())
    await welcome(server, endpoint, logFolder)
    isReady = true
    return server
  }
  const server = await keepRunning(start, { warn: (reason) => warn(`${reason} Its log is in ${logFolder}.`), onGivenUp })
  log(`PostgreSQL ${binaries.version} runs in ${home.folder}.`)
  return {
    url: endpoint.url(databaseName),
    serverUrl: endpoint.url(databaseName, serverRole),
    dataFolder: home.data,
    socketFolder: endpoint.socketFolder,
    stop: server.stop,
  }
}

/** The PostgreSQL that Campus brings along, on a folder that it alone uses for as long as this process lives. */
export const startEmbedded = async (options: EmbeddedOptions): Promise<EmbeddedPostgres> => {
  const lock = await acquireInstanceLock(resolve(options.folder))
  try {
    const server = await open(await realpath(options.folder), options)
    return { ...server, stop: () => server.stop().finally(lock.release) }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** One whose data is worth nothing afterwards. */
export const openRemovable = async (folder: string) => {
  await openFolder(folder, 0o711)
  const server = await startEmbedded({ folder, log: () => {}, isThrownAway: true })
  return { ...server, remove: () => rm(folder, { recursive: true, force: true }) }
}
