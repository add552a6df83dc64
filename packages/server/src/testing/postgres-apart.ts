import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import type { OsUser } from '../platform/postgres/command.ts'

/** The start output of a separate Campus process. */
type Outcome = { readonly url: string; readonly failure?: never } | { readonly failure: string; readonly url?: never }

interface Apart {
  readonly pid: number | undefined
  readonly outcome: Outcome
  readonly log: readonly string[]
  readonly end: (signal: NodeJS.Signals) => Promise<void>
}

const program = `
import { startEmbedded } from ${JSON.stringify(import.meta.resolve('../platform/postgres/embedded.ts'))}
const tell = (word, text) => console.log(JSON.stringify({ [word]: text }))
process.umask(Number(process.env.TEST_UMASK))
try {
  const server = await startEmbedded({ folder: process.argv[1], log: (line) => tell('log', line) })
  process.once('SIGTERM', () => server.stop().then(() => process.exit(0)))
  tell('url', server.url)
  setInterval(() => undefined, 60_000)
} catch (error) {
  tell('failure', error.name + ': ' + error.message)
}
`

const finish = async (child: ChildProcess, signal: NodeJS.Signals) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const closed = once(child, 'exit')
  child.kill(signal)
  await closed
}

/** Starts the database in another process, for tests of what happens when that process is killed or is somebody else's. */
export const startApart = async (
  folder: string,
  { user = null, env = {}, umask = 0o022 }: { user?: OsUser | null; env?: NodeJS.ProcessEnv; umask?: number } = {},
): Promise<Apart> => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, folder], {
    ...user,
    cwd: '/',
    env: { ...process.env, TEST_UMASK: String(umask), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const log: string[] = []
  const end = (signal: NodeJS.Signals) => finish(child, signal)
  for await (const line of createInterface({ input: child.stdout })) {
    const said = JSON.parse(line) as Outcome | { log: string }
    if (!('log' in said)) return { pid: child.pid, outcome: said, log, end }
    log.push(said.log)
  }
  throw new Error('the process ended without a word')
}

/** One statement over a connection of its own. */
export const ask = async (url: string | undefined, text: string): Promise<Record<string, unknown>[]> => {
  if (url === undefined) throw new Error('the database did not start')
  const client = new Client(url)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}
