import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { OsUser } from '../platform/postgres/command.ts'
import { childEnvironment } from './child-environment.ts'
import { freePort } from './free-port.ts'

const scripts = new URL('../../../../scripts/', import.meta.url)

/** A data folder for real server processes; the embedded database may run as another user, who has to get through. */
export const openDataFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'campus-process-'))
  await chmod(folder, 0o711)
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

export interface ServerProcess {
  readonly pid: number
  /** Where it is open, or undefined when it ended instead of opening. */
  readonly url: string | undefined
  readonly said: () => string
  readonly complained: () => string
  readonly signal: (name: NodeJS.Signals) => void
  /** As if somebody typed it at the terminal of the server. */
  readonly type: (keys: string) => void
  /** The exit code; null for a process that was killed. */
  readonly ended: Promise<number | null>
}

/** Gives a program a terminal of its own; a part of every Debian. */
export const terminal = '/usr/bin/script'

const onTerminal = (words: readonly string[]) => ['-qec', words.map((word) => `'${word}'`).join(' '), '/dev/null']

/** Starts the server in its own process, or as `npm start` does with one that starts it again, and waits until it is open or has given up. */
export const startServerProcess = async (
  environment: Record<string, string>,
  {
    user = null,
    words = [],
    program = 'serve.ts',
    hasTerminal = false,
  }: { user?: OsUser | null; words?: readonly string[]; program?: 'serve.ts' | 'start.ts'; hasTerminal?: boolean } = {},
): Promise<ServerProcess> => {
  // A second child that sets documents starts for seconds, and few tests wait for documents.
  const few = { DOCUMENT_WORKERS: '1', FACE_WORKERS: '1' }
  const inherited = { ...childEnvironment, HOME: process.env['HOME'] ?? '', LANG: 'C.UTF-8' }
  const given = [fileURLToPath(new URL(program, scripts)), ...words]
  const [command, parts] = hasTerminal ? [terminal, onTerminal([process.execPath, ...given])] : [process.execPath, given]
  const child = spawn(command, parts, {
    ...user,
    env: { ...inherited, ...few, PORT: String(await freePort()), LOG_LEVEL: 'warn', ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  if (!hasTerminal) child.stdin.end()
  let [said, complained] = ['', '']
  child.stderr.on('data', (chunk: Buffer) => {
    complained += chunk.toString()
  })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const opened = new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const url = said.match(/Campus is open at (\S+)/)?.[1]
      if (url && said.includes('Ctrl-C')) resolve(url)
    })
  })
  const url = await Promise.race([opened, ended.then(() => undefined)])
  return {
    pid: child.pid ?? 0,
    url,
    said: () => said,
    complained: () => complained,
    signal: (name) => void child.kill(name),
    type: (keys) => void child.stdin.write(keys),
    ended,
  }
}
