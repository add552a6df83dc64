import { assembleModules } from '../assemble-modules.ts'
import { type Ctx, systemContext } from '../context/context.ts'
import type { Config } from '../platform/config/config.ts'
import { openDatabase, runText, type Sql } from '../platform/db/sql.ts'
import { openLog } from '../platform/log/log.ts'
import { StartFailure } from '../platform/start-failure.ts'
import { systemClock } from '../platform/time/clock.ts'
import { openServices } from '../services.ts'
import { type DatabaseServer, embeddedOf, migrateServer } from './database.ts'
import { keepSecret } from './secret.ts'
import { withDatabase } from './with-database.ts'

type Work = (ctx: Ctx, secret: string) => Promise<void>

/** For commands that also work as the owner of the tables. */
export interface CommandCtx extends Ctx {
  readonly ownerUrl: string
}

/** A database that no start has brought forward has nothing that a command could work on. */
const checkHasRun = async (sql: Sql) => {
  const { rows } = await runText(sql, "select to_regclass('migration') is not null as known")
  if (rows[0]?.['known'] !== true) throw new StartFailure('Campus has never run on this database: run npm start once, then this again.')
}

const work = async (databaseUrl: string, database: DatabaseServer, config: Config, run: Work) => {
  const log = openLog('warn')
  const publicUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`
  const secret = await keepSecret(config)
  const outside = openServices({ config, log, databaseUrl, secret, publicUrl, embedded: embeddedOf(database) })
  const services = { ...outside, extensions: assembleModules().extensions }
  const opened = openDatabase(databaseUrl, {
    maxConnections: 2,
    onError: (error) => log.warn({ err: error }, 'A database connection broke'),
  })
  try {
    await checkHasRun(opened.sql)
    await run(systemContext({ sql: opened.sql, now: systemClock, services }, 'en_US'), secret)
  } finally {
    services.mail.close()
    await Promise.all([
      services.typesetter.close(),
      services.previewTypesetter.close(),
      services.pictures.close(),
      services.face.close(),
      services.papers.close(),
      services.pdfChecker.close(),
      opened.close(),
    ])
  }
}

/** Runs a command with all that services use, with the rights of the server. */
export const withSystemContext = (run: Work): Promise<void> => withDatabase((database, config) => work(database.url, database, config, run))

/** The same with the rights of the owner of the tables. */
export const withOwnerContext = (run: Work): Promise<void> =>
  withDatabase((database, config) => work(database.ownerUrl, database, config, run))

/** For commands that may come before the first start, or after a restore: the database is brought up to date first. */
export const withMigratedContext = (run: (ctx: CommandCtx) => Promise<void>): Promise<void> =>
  withDatabase(async (database, config) => {
    await migrateServer(database)
    await work(database.url, database, config, (ctx) => run({ ...ctx, ownerUrl: database.ownerUrl }))
  })
