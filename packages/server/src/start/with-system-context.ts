import { systemClock } from '../platform/clock.ts'
import { type Ctx, systemContext } from '../platform/context.ts'
import { openLog } from '../platform/log.ts'
import { openDatabase } from '../platform/sql.ts'
import { openWorld } from '../world.ts'
import { keepSecret } from './secret.ts'
import { withDatabase } from './with-database.ts'

/** Runs a deed at the command line with all that services use. */
export const withSystemContext = (deed: (ctx: Ctx) => Promise<void>): Promise<void> =>
  withDatabase(async ({ url: databaseUrl }, config) => {
    const log = openLog('warn')
    const publicUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`
    const world = openWorld({ config, log, databaseUrl, secret: await keepSecret(config), publicUrl })
    const database = openDatabase(databaseUrl, {
      maxConnections: 2,
      onError: (error) => log.error({ err: error }, 'database connection lost'),
    })
    try {
      await deed(systemContext({ sql: database.sql, now: systemClock, world }, 'en_US'))
    } finally {
      world.mail.close()
      await Promise.all([world.typesetter.close(), world.pdfChecker.close(), database.close()])
    }
  })
