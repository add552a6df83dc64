import { spawn } from 'node:child_process'
import { type Limits, wordsBefore } from './limits.ts'

interface Run {
  readonly program: string
  readonly given: readonly string[]
  readonly folder: string
  readonly timeoutMs: number
  readonly limits: Limits
}

/** The program and all that it started; they are a group of their own. */
const endGroup = (pid: number | undefined) => {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It is gone already.
  }
}

/**
 * Runs a program that knows nothing of our environment, without network and within its limits where the machine has the means, and ends it
 * with all its children when its time is over. False: it failed.
 */
export const runLimited = ({ program, given, folder, timeoutMs, limits }: Run): Promise<boolean> =>
  new Promise((resolve) => {
    const [first = program, ...rest] = [...wordsBefore(limits), program, ...given]
    const child = spawn(first, rest, {
      cwd: folder,
      detached: true,
      stdio: 'ignore',
      // Where it cannot be kept apart from the network, what it asks for goes to a closed port.
      env: { PATH: process.env['PATH'], HOME: folder, TMPDIR: folder, http_proxy: 'http://127.0.0.1:9', https_proxy: 'http://127.0.0.1:9' },
    })
    const late = setTimeout(() => endGroup(child.pid), timeoutMs)
    const finish = (isDone: boolean) => {
      clearTimeout(late)
      endGroup(child.pid)
      resolve(isDone)
    }
    child.once('error', () => finish(false))
    child.once('exit', (code) => finish(code === 0))
  })
