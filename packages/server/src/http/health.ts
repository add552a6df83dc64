import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { runText, type Sql } from '../platform/db/sql.ts'

interface HealthOptions {
  readonly sql: Sql
  readonly isClosing: () => boolean
  readonly hasOffice: boolean
  /** Whether notifications of other processes arrive. */
  readonly isListening: () => boolean
  readonly dataFolder: string
}

const works = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  )

/** `/healthz`: the process lives. `/readyz`: it can serve; what is missing for that is named, and so is what it can serve without. */
export const addHealth = (server: FastifyInstance, { sql, isClosing, hasOffice, isListening, dataFolder }: HealthOptions) => {
  server.get('/healthz', async () => ({ status: 'ok' }))
  server.get('/readyz', async (_request, reply) => {
    const [reaches, canWrite] = await Promise.all([works(runText(sql, 'select 1')), works(access(dataFolder, constants.W_OK))])
    const missing = [...(reaches ? [] : ['database']), ...(isClosing() ? ['shutting down'] : [])]
    const impaired = [...(isListening() ? [] : ['notifications']), ...(canWrite ? [] : ['data folder'])]
    return reply
      .code(missing.length === 0 ? 200 : 503)
      .send({ status: missing.length === 0 ? 'ready' : 'not ready', missing, impaired, office: hasOffice ? 'present' : 'absent' })
  })
}
