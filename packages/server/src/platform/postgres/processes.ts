import { readdir, readFile, readlink } from 'node:fs/promises'
import { basename } from 'node:path'
import { run } from './command.ts'
import { codeOf } from './folders.ts'

export const isAlive = (pid: number): boolean => {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

const worksIn = async (pid: string, data: string): Promise<boolean> => {
  try {
    if ((await readlink(`/proc/${pid}/cwd`)) !== data) return false
    const program = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0', 1)[0] ?? ''
    // The one that writes the log lives a moment longer than its server and touches no data.
    return basename(program) === 'postgres' || (program.startsWith('postgres: ') && !program.endsWith(': logger '))
  } catch {
    // It ended while we looked, or it belongs to somebody else.
    return false
  }
}

const findByProc = async (data: string): Promise<number[]> => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const ours = await Promise.all(pids.map(async (pid) => ((await worksIn(pid, data)) ? [Number(pid)] : [])))
  return ours.flat()
}

const findByPidFile = async (data: string, pid: number): Promise<number[]> => {
  const { output } = await run('ps', ['-o', 'command=', '-p', String(pid)], null)
  return /\bpostgres\b/.test(output) && output.includes(data) ? [pid] : []
}

/**
 * The processes of a PostgreSQL that serves this folder, proven by where they stand or how they were started.
 * A pid alone proves nothing: it may have been given to another program since.
 */
export const findServers = async (data: string, recordedPid: number | null): Promise<number[]> => {
  switch (process.platform) {
    case 'linux':
      return findByProc(data)
    case 'win32':
      // There the system ends the database together with our process.
      return []
    default:
      return recordedPid === null ? [] : findByPidFile(data, recordedPid)
  }
}
