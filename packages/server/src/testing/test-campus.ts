import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before } from 'node:test'
import { type Campus, openCampus } from '../app.ts'
import type { Services } from '../context/services.ts'
import { readOutbox } from '../demo/outbox/outbox.ts'
import type { Module } from '../modules/module.ts'
import { readConfig } from '../platform/config/config.ts'
import { openDatabase } from '../platform/db/sql.ts'
import { openLog } from '../platform/log/log.ts'
import { openServices } from '../services.ts'
import { sharedPools } from './shared-pools.ts'
import { openTestDatabase, shareDatabase } from './test-database.ts'
import { watchReads } from './writes-of-reads.ts'

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** A clock that stands where a test puts it; otherwise it goes on with the real one, or stays there. */
const movableClock = (stands: boolean) => {
  let ahead = 0
  const openedAt = Date.now()
  return {
    now: () => new Date((stands ? openedAt : Date.now()) + ahead),
    advance: (seconds: number) => void (ahead += seconds * 1000),
  }
}

export interface TestCampus {
  readonly url: string
  readonly campus: Campus
  /** Calls are served with the rights of the server; what a test does itself, it does as the owner of the tables. */
  readonly base: Campus['base']
  readonly clock: ReturnType<typeof movableClock>
  readonly databaseUrl: string
  /** What the embedded providers sent to an address or number, newest first. */
  sentTo(kind: 'mail' | 'sms', to: string): Promise<string[]>
  close(): Promise<void>
}

export interface TestOptions {
  /** The database of another campus, which both share. */
  readonly databaseUrl?: string
  /** Other modules than those of the product. */
  readonly modules?: readonly Module[]
  readonly environment?: Record<string, string>
  /** Long reads have connections of their own, which may change nothing; they read the same database. */
  readonly hasReplica?: boolean
  /** An app that was built, to be served as the web app. */
  readonly webFolder?: string
  /** Whether each answer is held against its contract; who measures leaves that out, as the server in use does. */
  readonly checksOutput?: boolean
  /** Whether each commit waits for the disk, as in use; who measures writes wants that. */
  readonly isDurable?: boolean
  /** Documents are stamped and archived, as in the demo, which takes as long as making them. */
  readonly hasTimestamps?: boolean
  /** Time passes only when the test says so: for pauses of seconds, which a slow machine lets pass by itself. */
  readonly clockStands?: boolean
  /** Replaces parts of the outside world, for example by a provider that points at a local server. */
  readonly services?: (publicUrl: string) => Partial<Services>
}

/** Opens a whole campus on its own migrated database and a free port; mail and text messages stay in a folder. */
export const openTestCampus = async (options: TestOptions = {}): Promise<TestCampus> => {
  if (options.checksOutput ?? true) watchReads()
  const database = options.databaseUrl ? shareDatabase(options.databaseUrl) : await openTestDatabase(options.isDurable)
  const folder = await mkdtemp(join(tmpdir(), 'campus-test-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const config = readConfig(
    {
      CAMPUS_DATA: folder,
      LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent',
      PORT: String(port),
      DATABASE_CONNECTIONS: '8',
      ...(options.hasReplica && { DATABASE_READ_URL: database.serverUrl }),
      ...options.environment,
    },
    folder,
  )
  const clock = movableClock(options.clockStands ?? false)
  const base = openServices({
    config,
    log: openLog(config.LOG_LEVEL),
    databaseUrl: database.serverUrl,
    secret: config.CAMPUS_SECRET ?? randomBytes(32).toString('hex'),
    publicUrl: url,
  })
  const services = { ...base, ...sharedPools(), ...(options.hasTimestamps ? {} : { timestamps: undefined }), ...options.services?.(url) }
  const campus = await openCampus({
    services,
    databaseUrl: database.serverUrl,
    clock: clock.now,
    demoAccounts: () => [],
    checksOutput: options.checksOutput ?? true,
    ...(options.modules ? { modules: options.modules } : {}),
    ...(options.webFolder ? { webFolder: options.webFolder } : {}),
  })
  await campus.listen('127.0.0.1', port)
  const owner = openDatabase(database.url, { maxConnections: config.DATABASE_CONNECTIONS, onError: () => {} })
  return {
    url,
    campus,
    base: { ...campus.base, sql: owner.sql },
    clock,
    databaseUrl: database.url,
    sentTo: async (kind, to) =>
      (await readOutbox(join(folder, 'outbox'), kind, 500)).filter((message) => message.to === to).map((message) => message.text),
    async close() {
      await campus.close()
      await owner.close()
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** One campus for all tests of a file. */
export const useTestCampus = (options?: TestOptions): (() => TestCampus) => {
  let opened: TestCampus | undefined
  before(async () => {
    opened = await openTestCampus(options)
  })
  after(() => opened?.close())
  return () => {
    if (!opened) throw new Error('the test campus is open only while tests run')
    return opened
  }
}
