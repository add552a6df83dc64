import { type ChildProcess, spawn } from 'node:child_process'

const firstPauseMs = 1000
const longestPauseMs = 60_000
/** A server that ran this long was well: the pauses begin from the shortest again. */
const settledMs = 5 * 60_000

const howItEnded = (code: number | null, signal: NodeJS.Signals | null) =>
  signal ? `was ended by ${signal}` : `ended with exit code ${code}`

/**
 * Runs a server program and starts it again when it ends by itself, with growing pauses. A start that fails the first time is not
 * tried again: its reason stands above, and somebody is there to read it.
 */
export const supervise = (
  words: readonly string[],
  pauseMs = firstPauseMs,
): { readonly ended: Promise<number>; readonly stop: (signal: NodeJS.Signals) => void } => {
  const { promise: ended, resolve: end } = Promise.withResolvers<number>()
  let isAskedToStop = false
  let wasEverOpen = false
  let failures = 0
  let timer: NodeJS.Timeout | undefined
  let child: ChildProcess | undefined

  const start = () => {
    let openedAt: number | undefined
    // The channel shows when it is open, and ends for the server when we are gone.
    child = spawn(process.execPath, words, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
    child.on('message', () => {
      openedAt = performance.now()
      wasEverOpen = true
    })
    // Not 'exit', which may come before the channel's last message.
    child.once('close', (code, signal) => {
      child = undefined
      if (isAskedToStop || code === 0 || !wasEverOpen) return end(code ?? 1)
      if (openedAt !== undefined && performance.now() - openedAt > settledMs) failures = 0
      const pause = Math.min(pauseMs * 2 ** failures, longestPauseMs)
      failures += 1
      process.stderr.write(`The server ${howItEnded(code, signal)}. It is started again in ${pause / 1000} s.\n`)
      timer = setTimeout(start, pause)
    })
  }

  start()
  return {
    ended,
    stop(signal) {
      isAskedToStop = true
      clearTimeout(timer)
      if (child) child.kill(signal)
      else end(0)
    },
  }
}
