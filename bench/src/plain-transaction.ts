import type { openDatabase } from '@campus/server/platform/db/sql.ts'

export type Pool = ReturnType<typeof openDatabase>['pool']

/** A transaction as a program without any layer around it would have it. */
export const inPlainTransaction = async (pool: Pool, work: (client: Pick<Pool, 'query'>) => Promise<unknown>) => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await work(client)
    await client.query('commit')
  } finally {
    client.release()
  }
}
