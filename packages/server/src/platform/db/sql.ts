import { type Compilable, CompiledQuery, type Insertable, Kysely, PostgresDialect, type Selectable } from 'kysely'
import pg from 'pg'
import { readMoment } from './moment.ts'
import { openPipelinedReads, type PipelinedReads } from './pipelined-reads.ts'
import { type PreparingClient, type PreparingPool, preparing } from './prepared-pool.ts'
import { openSlots } from './slots.ts'
import type { DB } from './table-types.ts'

export type Sql = Kysely<DB>
export type NewRow<Table extends keyof DB> = Insertable<DB[Table]>
/** What a column holds: one of its words where the database lists them. */
export type Column<Table extends keyof DB, Name extends keyof Selectable<DB[Table]>> = Selectable<DB[Table]>[Name]

/** Amounts and counts stay well below 2^53, so bigint columns are read as numbers. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, readMoment)

interface Behind {
  readonly pool: PreparingPool
  readonly connections: pg.Pool
  readonly reads: PipelinedReads
  readonly takeSlot: ReturnType<typeof openSlots>
}

/** What stands behind a database: a pool for transactions, and the fast way for short reads. A transaction itself has neither. */
const behind = new WeakMap<Sql, Behind>()

/** Transactions never take the whole pool: people who only read do not wait behind hundreds who pay. */
const shareOfTransactions = 0.75
const maxWaitMs = 30_000

/** A connection of the pool behind a database, for one transaction. */
export const connectTo = async (sql: Sql): Promise<PreparingClient> => {
  const { pool, takeSlot } = behind.get(sql) ?? {}
  if (!pool || !takeSlot) throw new Error('Only a database that was opened here begins transactions')
  const giveBack = await takeSlot()
  try {
    const client = await pool.connect()
    const release = (destroy?: boolean) => {
      client.release(destroy)
      giveBack()
    }
    return { query: client.query, hold: client.hold, release }
  } catch (error) {
    giveBack()
    throw error
  }
}

/** How many connections of the pool behind a database are in use, and how many wait for one. */
export const poolState = (sql: Sql) => {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = behind.get(sql)?.connections ?? {}
  return { open: totalCount, used: totalCount - idleCount, waiting: waitingCount }
}

export interface Database {
  readonly sql: Sql
  readonly pool: pg.Pool
  close(): Promise<void>
}

/** Rows that come late are counted again for two hours (`statistics`): no transaction lives longer. */
const transactionTimeout = '-c transaction_timeout=3600000'

interface DatabaseOptions {
  readonly maxConnections: number
  readonly onError: (error: Error) => void
  /** How the server of the database calls these connections. */
  readonly name?: string
  readonly statementSeconds?: number
  /** What the database itself refuses to change by these connections; a replica would, too. */
  readonly isReadOnly?: boolean
  /** Is told of each statement after it ended; most installations watch none. */
  readonly onStatement?: (text: string, ms: number, failure?: unknown) => void
}

export const openDatabase = (url: string, options: DatabaseOptions): Database => {
  const { name = 'campus', statementSeconds = 30 } = options
  const connection = {
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    statement_timeout: statementSeconds * 1000,
    application_name: name,
    options: [transactionTimeout, ...(options.isReadOnly ? ['-c default_transaction_read_only=on'] : [])].join(' '),
  }
  const pool = new pg.Pool({
    ...connection,
    max: options.maxConnections,
    idleTimeoutMillis: 60_000,
    idle_in_transaction_session_timeout: 60_000,
    // Statements of a transaction that do not need each other's answers travel together.
    pipeline: true,
  })
  let isClosed = false
  const reportUnlessClosed = (error: Error) => {
    if (!isClosed) options.onError(error)
  }
  // The pool listens to a connection only while nobody uses it: without a listener of its own, one that breaks in use would end the
  // process. Its user gets the error as well, and the pool replaces it. While we close, connections break by themselves.
  pool.on('connect', (client) => {
    client.on('error', reportUnlessClosed)
  })
  // The pool repeats what an idle connection has reported already.
  pool.on('error', () => {})
  const prepared = preparing(pool)
  const { onStatement } = options
  const sql = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: prepared }),
    ...(onStatement && {
      log: (event) => onStatement(event.query.sql, event.queryDurationMillis, event.level === 'error' ? event.error : undefined),
    }),
  })
  const reads = openPipelinedReads(connection, reportUnlessClosed)
  const slots = Math.max(1, Math.floor(options.maxConnections * shareOfTransactions))
  behind.set(sql, { pool: prepared, connections: pool, reads, takeSlot: openSlots(slots, maxWaitMs) })
  return {
    sql,
    pool,
    async close() {
      isClosed = true
      await reads.close()
      await sql.destroy()
    },
  }
}

/** Runs plain SQL inside the caller's transaction, for libraries that bring their own statements. */
export const runText = async (sql: Sql, text: string, values: unknown[] = []) => {
  const { rows } = await sql.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values))
  return { rows }
}

/** What went wrong, as it may be kept: the database names values of the row in its messages, so of its errors only code and constraint. */
export const describeFailure = (error: unknown): string =>
  error instanceof pg.DatabaseError
    ? `The database refused it: ${[error.code, error.constraint].filter((word) => word !== undefined).join(', ')}`
    : String(error)

/** Whether the database refused a row for the sake of this constraint or unique index. */
export const breaks = (error: unknown, constraint: string): boolean => error instanceof pg.DatabaseError && error.constraint === constraint

const rowErrorClasses = new Set(['22', '23', '40'])

/** Whether the database refused rows for what is in them or for those of somebody else. Written one by one, each is kept or refused for itself. */
export const refusesRows = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && rowErrorClasses.has(error.code?.slice(0, 2) ?? '')

/** For LIKE: anything that holds these words, whatever signs they have in them. */
export const containing = (words: string): string => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** For LIKE: anything that begins with these words. */
export const beginningWith = (words: string): string => containing(words).slice(1)

/** Whether a row could not go because others still name it. */
export const isStillReferred = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '23503'

let hotReads = 0

type Build<Row, Values extends readonly unknown[]> = (sql: Sql, ...values: Values) => Compilable<Row>

/**
 * For the hottest reads: the statement is built once and afterwards only its values are new. They must be the statement's
 * parameters in their order. Outside of a transaction it needs no connection of the pool.
 */
export const hotRows = <Row extends object, Values extends readonly unknown[]>(build: Build<Row, Values>) => {
  const name = `hot_${(hotReads += 1)}`
  let text: string | undefined
  return async (sql: Sql, ...values: Values): Promise<Row[]> => {
    text ??= build(sql, ...values).compile().sql
    const reads = behind.get(sql)?.reads
    if (reads) return reads.read<Row>({ name, text }, values)
    return (await sql.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows
  }
}

/** The same for a statement whose answer nobody reads: it is sent along with another one. */
export const hotStatement = <Values extends readonly unknown[]>(build: Build<unknown, Values>) => {
  let text: string | undefined
  return (sql: Sql, ...values: Values): CompiledQuery => {
    text ??= build(sql, ...values).compile().sql
    return CompiledQuery.raw(text, [...values])
  }
}

/** The same for a read of one row. */
export const hotRead = <Row extends object, Values extends readonly unknown[]>(build: Build<Row, Values>) => {
  const read = hotRows(build)
  return async (sql: Sql, ...values: Values): Promise<Row | undefined> => (await read(sql, ...values))[0]
}
