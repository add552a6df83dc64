import { spawn } from 'node:child_process'
import { parse } from 'node:path'

/** The account of the operating system that the database runs under. */
export interface OsUser {
  readonly uid: number
  readonly gid: number
}

const neededBySystem = ['PATH', 'HOME', 'TMPDIR', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP']

/** How every program of the database is started: without our secrets and without the locale or PG settings of the shell. */
export const surroundings = (user: OsUser | null) => ({
  ...user,
  // The folder we stand in may be closed to that user.
  cwd: parse(process.cwd()).root,
  env: {
    ...Object.fromEntries(neededBySystem.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))),
    LC_ALL: 'C',
    TZ: 'UTC',
  },
})

/** Runs a program to its end; one that cannot even be started has failed as well. */
export const run = (program: string, args: readonly string[], user: OsUser | null): Promise<{ succeeded: boolean; output: string }> =>
  new Promise((resolve) => {
    const child = spawn(program, args, { ...surroundings(user), stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', (error) => resolve({ succeeded: false, output: error.message }))
    child.once('close', (code) => resolve({ succeeded: code === 0, output: output.trim() }))
  })
