import type { openDatabase } from '@campus/server/platform/db/sql.ts'

type Pool = ReturnType<typeof openDatabase>['pool']

/** The database of a test does not wait for its disk; one that is measured does. */
export const writeDurably = async (pool: Pool) => {
  for (const name of ['fsync', 'full_page_writes', 'synchronous_commit']) await pool.query(`alter system set ${name} = on`)
  await pool.query('select pg_reload_conf()')
}
