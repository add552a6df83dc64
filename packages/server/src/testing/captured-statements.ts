import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type CallerCtx, systemContext } from '../context/context.ts'
import type { DB } from '../platform/db/table-types.ts'

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** What a use case asks the database for, when this caller asks for it. What it makes of the answers is left out. */
export const captureStatements = async (
  databaseUrl: string,
  caller: CallerCtx['caller'],
  work: (ctx: CallerCtx) => Promise<unknown>,
): Promise<Statement[]> => {
  const sent: Statement[] = []
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const sql = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query: { sql: text, parameters } }) => void sent.push({ text, values: parameters }),
  })
  try {
    await work({ ...systemContext({ sql, now: () => new Date(), services: {} as never }), caller }).catch(() => undefined)
    return sent
  } finally {
    await sql.destroy()
  }
}
