import { type Config, readConfig } from '../platform/config/config.ts'
import { openLog } from '../platform/log/log.ts'
import { StartFailure } from '../platform/start-failure.ts'
import { type DatabaseServer, openDatabaseServer } from './database.ts'

/** Runs a command on the configured database; the embedded one is started for it and stopped again. */
export const withDatabase = async (work: (database: DatabaseServer, config: Config) => Promise<void>): Promise<void> => {
  try {
    const config = readConfig(process.env, process.cwd())
    const database = await openDatabaseServer(config, openLog('warn'))
    try {
      await work(database, config)
    } finally {
      await database.stop()
    }
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
