import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Refusal } from '@campus/client/failures.ts'
import { takeJob } from '@campus/contract/printing/machine-jobs.ts'
import packageJson from '../package.json' with { type: 'json' }
import { openHeartbeat } from './heartbeat.ts'
import { PrinterAway, PrinterRefused } from './ipp/exchange.ts'
import { finishOpenJobs } from './job/finish-open-jobs.ts'
import { runJob } from './job/run-job.ts'
import { listenForJobs } from './news-socket.ts'
import { type Pace, usualPace, waitAfterFailure } from './pace.ts'
import type { Printer } from './printer/printer.ts'
import { connectCampus } from './server/campus-server.ts'
import { CredentialShut, ServerAway } from './server/failures.ts'
import { withNonce } from './server/with-nonce.ts'
import { openState } from './state-file.ts'
import type { Tools } from './tools.ts'
import { makeWakeSignal, type WakeSignal } from './wake-signal.ts'

export interface AgentOptions {
  readonly serverUrl: string
  /** The credential of the terminal's printer. */
  readonly token: string
  readonly printer: Printer
  /** What must be known after a fall; the folder `documents` beside it holds what is being printed. */
  readonly stateFile: string
  readonly log: (sentence: string) => void
  readonly pace?: Partial<Pace>
}

interface Agent {
  /** Why it ended; undefined when it was stopped. */
  readonly ended: Promise<string | undefined>
  /** What the printer has stays with the printer: the next start asks for it. */
  readonly stop: () => Promise<void>
}

/** One job after the other. A printer that cannot be reached is given none. */
const takeJobs = async (tools: Tools, wakeSignal: WakeSignal, isListening: () => boolean) => {
  const { server, printer, pace, signal } = tools
  for (;;) {
    const isThere = !(await printer.readStatus()).reasons.includes('unreachable')
    const job = isThere ? await server.ask(takeJob, {}) : null
    if (job === null) await wakeSignal.wait(isThere && isListening() ? pace.listeningPollMs : pace.pollMs, signal)
    // Not by the wake signal: it rings at once for what has just gone back to the queue.
    else if (!(await runJob(tools, job))) await wait(pace.pollMs, undefined, { signal })
  }
}

const isPassing = (error: unknown) =>
  error instanceof ServerAway || error instanceof PrinterAway || error instanceof PrinterRefused || error instanceof Refusal

/** Works until it is stopped; what goes wrong is tried again from the beginning: first what is open, then what is new. */
const work = async (tools: Tools, wakeSignal: WakeSignal, isListening: () => boolean) => {
  const left = new Set<string>()
  for (let failures = 0; ; ) {
    try {
      await finishOpenJobs(tools, left)
      failures = 0
      await takeJobs(tools, wakeSignal, isListening)
    } catch (error) {
      tools.signal.throwIfAborted()
      if (error instanceof CredentialShut || !isPassing(error)) throw error
      failures += 1
      await waitAfterFailure(tools.pace, failures, tools.signal)
    }
  }
}

const reasonOf = (error: unknown) =>
  error instanceof CredentialShut
    ? `${error.code === 'credential_doubled' ? 'The credential of this terminal was used in two places and is shut' : 'The credential of this terminal holds no longer'}: enrol the machine again with a new code.`
    : `The terminal cannot go on: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`

/** What a fall left behind is somebody's document: it goes before anything else. */
const emptyFolder = (folder: string) => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return folder
}

/** The program beside the printer: says that it lives, takes jobs, prints them, and tells what came out. */
export const startAgent = ({ serverUrl, token, printer, stateFile, log, pace }: AgentOptions): Agent => {
  const ending = new AbortController()
  const { signal } = ending
  const bare: Tools = {
    server: connectCampus(serverUrl, token, signal),
    printer,
    state: openState(stateFile, token),
    folder: emptyFolder(join(dirname(stateFile), 'documents')),
    log,
    pace: { ...usualPace, ...pace },
    version: packageJson.version,
    signal,
  }
  const heartbeat = openHeartbeat(bare)
  const tools: Tools = { ...bare, server: withNonce(bare.server, heartbeat) }
  const wakeSignal = makeWakeSignal()
  const news = listenForJobs(tools, { serverUrl, token, wakeSignal, heartbeat })
  const parts = [heartbeat.keepBeating(), work(tools, wakeSignal, news.isListening), news.run()]
  const endedBy = Promise.all(parts).then(
    () => undefined,
    (error: unknown) => (signal.aborted ? undefined : reasonOf(error)),
  )
  const ended = endedBy.then(async (reason) => {
    ending.abort()
    await Promise.allSettled(parts)
    return reason
  })
  return {
    ended,
    stop: async () => {
      ending.abort()
      await ended
    },
  }
}
