import { setTimeout as sleep } from 'node:timers/promises'
import { Client, DatabaseError, escapeIdentifier, escapeLiteral } from 'pg'
import { StartFailure } from '../start-failure.ts'

/** Recovery after a power cut takes its time; a server that is not ready by then never will be. */
const attempts = 6000
const pause = 50
const stillStarting = '57P03'

const connect = async (url: string): Promise<Client | null> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    if (error instanceof DatabaseError && error.code !== stillStarting) throw error
    return null
  }
}

/** Waits for the first connection; `hasEnded` resolves when the server is gone, which ends the waiting. */
export const waitUntilReady = async (url: string, hasEnded: () => boolean): Promise<Client> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (hasEnded()) throw new StartFailure('PostgreSQL ended while it was starting')
    const client = await connect(url)
    if (client) return client
    await sleep(pause)
  }
  throw new StartFailure('PostgreSQL does not become ready')
}

export const ensureDatabase = async (client: Client, name: string): Promise<void> => {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
  if (rowCount === 0) await client.query(`create database ${escapeIdentifier(name)}`)
}

/** A role that may log in and nothing else; its password may be another since the last start. */
export const ensureRole = async (client: Client, name: string, password: string | null): Promise<void> => {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name])
  if (rowCount === 0) await client.query(`create role ${escapeIdentifier(name)} login`)
  if (password !== null) await client.query(`alter role ${escapeIdentifier(name)} password ${escapeLiteral(password)}`)
}
