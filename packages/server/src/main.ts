import { StartFailure } from './platform/start-failure.ts'
import { type StartOptions, startCampus } from './start/start.ts'
import { welcome } from './start/welcome.ts'

/** Both a terminal and npm may hand on the same Ctrl-C: only one that comes later is a second one. */
const samePressMs = 500
const orphanCheckMs = 1000

/** When npm is ended, its shell does not tell us: we notice that our parent is gone. */
const watchParent = (onGone: () => void) => {
  if (!process.env['npm_lifecycle_event']) return
  const parent = process.ppid
  const check = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(check)
    onGone()
  }, orphanCheckMs).unref()
}

const untilAskedToStop = (isRunning: () => boolean) =>
  new Promise<void>((resolve) => {
    let askedAt: number | undefined
    const ask = () => {
      // What was begun ends with the process: the database is told by its own exit hook.
      if (!isRunning()) process.exit(130)
      const now = performance.now()
      if (askedAt !== undefined && now - askedAt > samePressMs) process.exit(1)
      askedAt ??= now
      resolve()
    }
    process.on('SIGINT', ask)
    process.on('SIGTERM', ask)
    watchParent(ask)
  })

const fail = (error: unknown): never => {
  const words = error instanceof StartFailure ? error.message : `Campus cannot go on: ${(error as Error).stack ?? String(error)}`
  process.stderr.write(`${words}\n`)
  process.exit(1)
}

/** The whole life of a server process: start, serve, stop; everything wrong is one sentence and exit code 1. */
export const runCampus = async (options: Omit<StartOptions, 'environment'>): Promise<never> => {
  let isRunning = false
  const asked = untilAskedToStop(() => isRunning)
  try {
    const campus = await startCampus({ ...options, environment: process.env })
    isRunning = true
    process.stdout.write(welcome(campus, options.demo))
    await asked
    process.stderr.write('Stopping…\n')
    await campus.stop()
    return process.exit(0)
  } catch (error) {
    return fail(error)
  }
}
