import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startAgent } from '../agent.ts'
import type { Pace } from '../pace.ts'
import { openIppPrinter } from '../printer/ipp-printer.ts'

const program = fileURLToPath(import.meta.url)

/** A terminal that lives fast. */
export const testPace: Partial<Pace> = {
  heartbeatMs: 150,
  pollMs: 40,
  listeningPollMs: 40,
  followMs: 20,
  reportMs: 500,
  stopLimitMs: 250,
  retryMs: 20,
  maxRetryMs: 200,
}

interface KillableOptions {
  readonly serverUrl: string
  readonly token: string
  readonly printerAddress: string
  readonly stateFile: string
}

/** The program of a terminal as its own process, which can be ended the hard way. */
export const startKillableAgent = (options: KillableOptions) => {
  const child = spawn(process.execPath, [program, JSON.stringify(options)], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  return {
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

const run = async () => {
  const { serverUrl, token, printerAddress, stateFile } = JSON.parse(process.argv[2] ?? '{}') as KillableOptions
  const printer = openIppPrinter(printerAddress)
  const reason = await startAgent({ serverUrl, token, printer, stateFile, log: () => undefined, pace: { ...testPace, heartbeatMs: 1000 } })
    .ended
  process.stderr.write(`${reason}\n`)
}

if (import.meta.main) await run()
