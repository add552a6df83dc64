import type { FastifyInstance } from 'fastify'
import { runText, type Sql } from '../platform/db/sql.ts'

/** `/healthz`: the process lives. `/readyz`: it can serve, that is, it reaches the database and is not going down; beside that which optional parts are there. */
export const addHealth = (server: FastifyInstance, options: { sql: Sql; isClosing: () => boolean; hasOffice: boolean }) => {
  server.get('/healthz', async () => ({ status: 'ok' }))
  server.get('/readyz', async (_request, reply) => {
    const reaches = await runText(options.sql, 'select 1').then(
      () => true,
      () => false,
    )
    const isReady = reaches && !options.isClosing()
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ready' : 'not ready', office: options.hasOffice ? 'present' : 'absent' })
  })
}
