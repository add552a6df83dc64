import { CompiledQuery, type DatabaseConnection, type Dialect, PostgresDialect, type QueryResult, Transaction } from 'kysely'
import type { PreparingClient } from './prepared-pool.ts'
import { connectTo, type Sql } from './sql.ts'
import type { DB } from './table-types.ts'

const countingCommands = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

const text = (command: string) => CompiledQuery.raw(command)

/**
 * The connection of one transaction. The database answers in the order in which it was asked, so a statement need not wait until the one
 * before it is answered: those asked for in the same turn travel together. Once one has failed, the database refuses all that follow.
 */
const openConnection = (client: PreparingClient) => {
  /** Sent with the next statement, because nobody reads what they answer. */
  let ahead: CompiledQuery[] = [text('begin')]
  let hasBegun = false
  /** Sent with the commit, for the same reason. */
  const last: CompiledQuery[] = []
  /** Why a statement failed that nobody waited for: the next one says only that the transaction is lost. */
  let lostBy: unknown
  let isOver = false

  const send = ({ sql, parameters }: CompiledQuery) => client.query<never>(sql, parameters)

  const ask = async (query: CompiledQuery) => {
    hasBegun = true
    client.hold()
    for (const earlier of ahead.splice(0))
      send(earlier).catch((error: unknown) => {
        lostBy ??= error
      })
    try {
      return await send(query)
    } catch (error) {
      throw lostBy ?? error
    }
  }

  const connection: DatabaseConnection = {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      if (isOver) throw new Error('The transaction is over')
      const { command, rowCount, rows } = await ask(query)
      return { rows, ...(countingCommands.has(command) && { numAffectedRows: BigInt(rowCount) }) }
    },
    streamQuery() {
      throw new Error('Rows are not streamed inside a transaction')
    },
  }

  return {
    connection,
    sendAhead: (query: CompiledQuery) => void ahead.push(query),
    sendLast: (query: CompiledQuery) => void last.push(query),
    openSavepoint: () => {
      const savepoint = text('savepoint part')
      ahead.push(savepoint)
      const before = last.length
      return {
        /** What the part still has to send belongs to it, and so does its failure. */
        release: async () => {
          const release = text('release savepoint part')
          const hasAllSent = ahead.length === 0 || ahead.at(-1) === savepoint
          if (hasAllSent) ahead.push(release)
          else await ask(release)
        },
        undo: () => {
          lostBy = undefined
          last.splice(before)
          ahead.push(text('rollback to savepoint part'))
        },
      }
    },
    commit: async () => {
      isOver = true
      if (!hasBegun && last.length === 0) return
      const answers = await Promise.allSettled([...last, text('commit')].map(ask))
      const failed = answers.find((answer) => answer.status === 'rejected')
      if (failed) throw failed.reason
      const committed = answers.at(-1)
      const isCommitted = committed?.status === 'fulfilled' && committed.value.command === 'COMMIT'
      if (!isCommitted) throw lostBy ?? new Error('The transaction was undone')
    },
    rollback: async () => {
      isOver = true
      ahead = []
      if (hasBegun) await send(text('rollback'))
    },
  }
}

type Connection = ReturnType<typeof openConnection>

/** The connections of transactions that run. */
const running = new WeakMap<Sql, Connection>()

/**
 * Sends a statement whose answer nobody needs together with the next one. If it fails, the next one fails for the same reason. Outside of
 * such a transaction it is sent by itself.
 */
export const sendAhead = async (sql: Sql, query: CompiledQuery): Promise<void> => {
  const connection = running.get(sql)
  if (connection) connection.sendAhead(query)
  else await sql.executeQuery(query)
}

/** Sends a statement together with the commit. If it fails, nothing of the transaction stays. */
export const sendLast = async (sql: Sql, query: CompiledQuery): Promise<void> => {
  const connection = running.get(sql)
  if (connection) connection.sendLast(query)
  else await sql.executeQuery(query)
}

/** Does a part of a transaction that may fail for itself: what it did is undone, and the rest goes on. */
export const inSavepoint = async <Answer>(sql: Sql, work: () => Promise<Answer>): Promise<Answer> => {
  const savepoint = running.get(sql)?.openSavepoint()
  if (!savepoint) throw new Error('A part that may fail for itself is part of a transaction')
  try {
    const answer = await work()
    await savepoint.release()
    return answer
  } catch (error) {
    savepoint.undo()
    throw error
  }
}

const dialect: Dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('A transaction has its connection')) })

const open = (sql: Sql, connection: Connection): Sql => {
  const executor = sql.getExecutor().withConnectionProvider({ provideConnection: (consumer) => consumer(connection.connection) })
  const transaction = new Transaction<DB>({ config: { dialect }, dialect, driver: dialect.createDriver(), executor })
  running.set(transaction, connection)
  return transaction
}

/** Runs the work whole or not at all. */
export const transact = async <Answer>(sql: Sql, work: (sql: Sql) => Promise<Answer>): Promise<Answer> => {
  const client = await connectTo(sql)
  const connection = openConnection(client)
  let isBroken = false
  try {
    const answer = await work(open(sql, connection))
    await connection.commit()
    return answer
  } catch (error) {
    await connection.rollback().catch(() => {
      isBroken = true
    })
    throw error
  } finally {
    client.release(isBroken)
  }
}
