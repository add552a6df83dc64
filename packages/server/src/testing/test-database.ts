import { migrate } from '../platform/db/migrations.ts'
import { openJobs } from '../platform/jobs.ts'
import { openLog } from '../platform/log/log.ts'
import { serverRole } from '../platform/postgres/endpoint.ts'
import { asServerRole, openScratchPostgres } from './scratch-postgres.ts'

/** A database of its own for one test file, as the owner of its tables and as the server: copied from a migrated template where the test run has made one. */
export const openTestDatabase = async (isDurable?: boolean) => {
  const scratch = await openScratchPostgres(isDurable)
  const template = process.env['CAMPUS_TEST_TEMPLATE']
  const url = await scratch.makeDatabase('test', template)
  if (!template) await prepareTemplate(url)
  return { url, serverUrl: asServerRole(url), close: scratch.close }
}

/** One that another campus has opened, and closes. */
export const shareDatabase = (url: string) => ({ url, serverUrl: asServerRole(url), close: async () => {} })

/** Migrates, and makes the queues of all jobs, so that copies start at once. */
export const prepareTemplate = async (url: string) => {
  await migrate(url, serverRole)
  // Tests of the database alone do not load the modules.
  const { modules } = await import('../modules.ts')
  const jobs = modules.flatMap((module) => module.jobs ?? []).map(({ job }) => job)
  await openJobs(asServerRole(url), openLog('silent')).prepare(jobs)
}
