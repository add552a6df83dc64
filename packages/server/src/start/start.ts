import type { Campus } from '../app.ts'
import type { Outside } from '../context/services.ts'
import type { DemoSchool } from '../demo/demo-school.ts'
import type { DemoTerminals } from '../demo/terminals/demo-terminals.ts'
import { type Config, readConfig } from '../platform/config/config.ts'
import { canChangeEvidence } from '../platform/db/server-role.ts'
import { openDatabase } from '../platform/db/sql.ts'
import { type Log, openLog } from '../platform/log/log.ts'
import { readableLog } from '../platform/log/readable-log.ts'
import { StartFailure } from '../platform/start-failure.ts'
import { systemClock } from '../platform/time/clock.ts'
import { type DatabaseServer, embeddedOf, migrateServer, openDatabaseServer } from './database.ts'
import { choosePort, explainListening } from './port.ts'
import { keepSecret } from './secret.ts'

export interface StartOptions {
  readonly environment: Record<string, string | undefined>
  /** Where relative paths of the configuration begin. */
  readonly folder: string
  readonly demo: DemoSchool
  readonly webFolder?: string
  readonly kioskFolder?: string
  readonly checksOutput: boolean
  /** The embedded database is gone and cannot be started again. */
  readonly onDatabaseLost: (error: unknown) => void
}

export interface RunningCampus {
  readonly config: Config
  readonly log: Log
  readonly publicUrl: string
  /** Lets the running requests end, then stops the database last. */
  stop(): Promise<void>
}

const bringForward = async (database: DatabaseServer) => {
  try {
    await migrateServer(database)
  } catch (error) {
    if (error instanceof StartFailure) throw error
    throw new StartFailure(`The database cannot be brought up to date: ${(error as Error).message}.`)
  }
}

/** The demo opens its school; production never opens on one, because everybody knows its passwords. */
const prepareDemo = async (demo: DemoSchool, { config, log, secretBox, blobs }: Outside, url: string) => {
  const database = openDatabase(url, { maxConnections: 2, onError: (error) => log.warn({ err: error }, 'A database connection broke') })
  try {
    if (!config.isProduction) log.info('Opening the demo school.')
    if (!config.isProduction) await demo.fillOnce({ sql: database.sql, secretBox, blobs }, systemClock())
    else if (await demo.isIn(database.sql))
      throw new StartFailure('This database holds the demo school: production needs a database of its own.')
  } finally {
    await database.close()
  }
}

/** Readable lines for a person at a terminal, structured ones for programs. */
const openLogFor = ({ LOG_LEVEL, isProduction }: Config) => {
  const { stdout } = process
  if (isProduction || !stdout.isTTY) return openLog(LOG_LEVEL)
  return openLog(
    LOG_LEVEL,
    readableLog({ write: (text) => void stdout.write(text), hasColors: stdout.hasColors() && !process.env['NO_COLOR'] }),
  )
}

const isEverywhere = (host: string) => host === '0.0.0.0' || host === '::'

const closeGently = async (campus: Campus, terminals: DemoTerminals | undefined, database: DatabaseServer, seconds: number) => {
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000).unref())
  await Promise.race([Promise.resolve(terminals?.stop()).then(() => campus.close()), timeout])
  await database.stop()
}

/** Starts everything in its order; what cannot start is a StartFailure, and then nothing stays behind. */
export const startCampus = async (options: StartOptions): Promise<RunningCampus> => {
  const { environment, folder, demo, checksOutput, onDatabaseLost, ...apps } = options
  const config = readConfig(environment, folder)
  const log = openLogFor(config)
  const port = await choosePort(config.HOST, config.PORT)
  // A name and not a number, because passkeys belong to a name.
  const publicUrl = config.PUBLIC_URL ?? `http://localhost:${port}`
  const database = await openDatabaseServer(config, log, onDatabaseLost)
  try {
    const secret = await keepSecret(config)
    log.info('Bringing the database up to date.')
    await bringForward(database)
    if (config.isProduction && (await canChangeEvidence(database.url)))
      log.warn(
        'The database user of DATABASE_URL can change evidence (audit log, ledger): name the owner of the tables in MIGRATION_DATABASE_URL and give the server a user of its own.',
      )
    // Loaded only now: a wrong setting, a port in use or a missing database is reported at once.
    const [{ openServices }, { openCampus }] = await Promise.all([import('../services.ts'), import('../app.ts')])
    const services = openServices({ config, log, databaseUrl: database.url, secret, publicUrl, embedded: embeddedOf(database) })
    await prepareDemo(demo, services, database.url)
    let terminals: DemoTerminals | undefined
    const campus = await openCampus({
      services,
      databaseUrl: database.url,
      clock: systemClock,
      ...(config.isProduction
        ? { demoAccounts: () => [] }
        : {
            demoAccounts: demo.accountsOf,
            demoPeople: async () => demo.people,
            demoTimeZone: (sql) => demo.timeZone(sql),
            demoLessons: (base) => demo.lessons(base),
            demoTerminals: () => terminals,
          }),
      ...apps,
      checksOutput,
    })
    await campus.listen(config.HOST, port).catch((error: unknown) => {
      throw explainListening(error, config.HOST, port)
    })
    // Nobody waits for them: the school is open while they are made.
    const goOn = async () => {
      terminals = await demo.openTerminals(campus.base, `http://${isEverywhere(config.HOST) ? '127.0.0.1' : config.HOST}:${port}`)
      await demo.goOn(campus.base)
      log.info('The demo school is complete.')
    }
    if (!config.isProduction) goOn().catch((error: unknown) => log.warn({ err: error }, 'The demo could not be filled completely'))
    return { config, log, publicUrl, stop: () => closeGently(campus, terminals, database, 10) }
  } catch (error) {
    await database.stop()
    throw error
  }
}
