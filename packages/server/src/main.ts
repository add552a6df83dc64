import { StartFailure } from './platform/start-failure.ts'
import { onEnter } from './start/enter-key.ts'
import { type StartOptions, startCampus } from './start/start.ts'
import { endAtDeadline, endOnUncaught } from './start/uncaught.ts'
import { watchParent } from './start/watch-parent.ts'
import { welcome } from './start/welcome.ts'

/** Both a terminal and npm may hand on the same Ctrl-C: only one that comes later is a second one. */
const samePressMs = 500

interface RunOptions extends Omit<StartOptions, 'environment' | 'onDatabaseLost'> {
  /** The process that started this one starts it again, is notified over a channel when it is open, and may exit itself. */
  readonly isSupervised: boolean
}

const untilAskedToStop = (isRunning: () => boolean, isSupervised: boolean) =>
  new Promise<void>((resolve) => {
    let askedAt: number | undefined
    const ask = () => {
      // What was begun ends with the process: the database is stopped by its own exit hook.
      if (!isRunning()) process.exit(130)
      const now = performance.now()
      if (askedAt !== undefined && now - askedAt > samePressMs) process.exit(1)
      askedAt ??= now
      resolve()
    }
    process.on('SIGINT', ask)
    process.on('SIGTERM', ask)
    if (isSupervised) process.once('disconnect', ask)
    else watchParent(ask)
  })

const fail = (error: unknown): never => {
  const words = error instanceof StartFailure ? error.message : `Campus cannot go on: ${(error as Error).stack ?? String(error)}`
  process.stderr.write(`${words}\n`)
  process.exit(1)
}

/** The whole life of a server process: start, serve, stop; everything wrong is one sentence and exit code 1. */
export const runCampus = async ({ isSupervised, ...options }: RunOptions): Promise<never> => {
  let isRunning = false
  let endBecause = (error: unknown, _sentence: string): void => fail(error)
  const asked = untilAskedToStop(() => isRunning, isSupervised)
  try {
    const onDatabaseLost = (error: unknown) => endBecause(error, 'The database is gone and cannot be started again: the server stops')
    const campus = await startCampus({ ...options, environment: process.env, onDatabaseLost })
    isRunning = true
    endBecause = endOnUncaught(campus)
    const canAsk = onEnter(() => process.stdout.write(welcome(campus, options.demo, true)))
    // Said before people read it, and may end the process at once.
    if (isSupervised) process.send?.('open')
    process.stdout.write(welcome(campus, options.demo, canAsk))
    await asked
    process.stderr.write('Stopping…\n')
    endAtDeadline()
    await campus.stop()
    return process.exit(0)
  } catch (error) {
    return fail(error)
  }
}
