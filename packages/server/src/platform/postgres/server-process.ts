import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { type OsUser, run, surroundings } from './command.ts'
import type { Home } from './home.ts'

export interface ServerProcess {
  readonly hasEnded: () => boolean
  /** What it said before its log file was open: the reason, when it does not start. */
  readonly lastWords: () => string
  readonly stop: () => Promise<void>
}

const logPrefix = /^[\d-]+ [\d:.]+ UTC \[\d+\] /gm

const timeout = [
  { signal: 'SIGINT', seconds: 30 },
  { signal: 'SIGQUIT', seconds: 10 },
  { signal: 'SIGKILL', seconds: 10 },
] as const

/** Linux can signal the database when we die, even by kill -9; where it cannot, the next start finds and stops the orphan. */
const leash = async (postgres: string, user: OsUser | null): Promise<readonly string[]> => {
  const words = ['setpriv', '--pdeathsig', 'INT', '--']
  if (process.platform !== 'linux') return []
  const [program = '', ...args] = words
  return (await run(program, [...args, postgres, '--version'], user)).succeeded ? words : []
}

/** Starts the server as a child of ours, but out of reach of the terminal's Ctrl-C: requests are drained before it stops. */
export const launch = async (
  { postgres, pgCtl }: Binaries,
  { data, user }: Home,
  settings: Readonly<Record<string, string>>,
  onLoss: () => void,
): Promise<ServerProcess> => {
  const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [program = postgres, ...args] = [...(await leash(postgres, user)), postgres, '-D', data, ...given]
  const isWindows = process.platform === 'win32'
  const child = spawn(program, args, { ...surroundings(user), detached: !isWindows, stdio: ['ignore', 'ignore', 'pipe'] })

  let words = ''
  child.stderr.on('data', (chunk: Buffer) => {
    words = (words + chunk.toString()).slice(-2000)
  })
  let hasEnded = false
  let stopping: Promise<void> | undefined
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      hasEnded = true
      process.off('exit', stopWithUs)
      if (!stopping) onLoss()
      resolve()
    }
    child.once('exit', end)
    child.once('error', (error) => {
      words += error.message
      end()
    })
  })
  const stopWithUs = () => child.kill('SIGINT')
  process.once('exit', stopWithUs)
  child.unref()

  const stop = async () => {
    child.ref()
    for (const { signal, seconds } of timeout) {
      if (hasEnded) return
      // Windows has no signals: there a kill would be a crash.
      if (isWindows && signal === 'SIGINT') await run(pgCtl, ['stop', '-D', data, '-m', 'fast', '-t', String(seconds)], user)
      else child.kill(signal)
      await Promise.race([ended, sleep(seconds * 1000, undefined, { ref: false })])
    }
    if (!hasEnded) throw new Error(`PostgreSQL (pid ${child.pid}) does not stop.`)
  }
  return {
    hasEnded: () => hasEnded,
    lastWords: () => words.replaceAll(logPrefix, '').trim().replaceAll('\n', ' '),
    stop: () => (stopping ??= stop()),
  }
}
