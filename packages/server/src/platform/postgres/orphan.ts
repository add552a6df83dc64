import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartFailure } from '../start-failure.ts'
import { codeOf } from './folders.ts'
import { findServers, isAlive } from './processes.ts'

const readPid = async (pidFile: string): Promise<number | null> => {
  const text = await readFile(pidFile, 'utf8').catch(() => '')
  const pid = Number.parseInt(text, 10)
  return Number.isNaN(pid) ? null : pid
}

const signal = (pid: number, name: NodeJS.Signals) => {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error
  }
}

/** Fast shutdown first; the hard one loses nothing that was acknowledged, it only makes the next start recover. */
const steps = [
  { name: 'SIGINT', seconds: 30 },
  { name: 'SIGQUIT', seconds: 10 },
] as const

/**
 * Stops a PostgreSQL that outlived a killed Campus server on this folder. The caller holds the instance lock, so whatever
 * still serves the folder has no owner any more.
 */
export const stopOrphan = async (data: string, log: (line: string) => void): Promise<void> => {
  const pidFile = join(data, 'postmaster.pid')
  const recorded = await readPid(pidFile)
  let servers = await findServers(data, recorded)
  for (const { name, seconds } of steps) {
    if (servers.length === 0) break
    log(`Stopping the PostgreSQL (pid ${servers.join(', ')}) that an earlier run left behind.`)
    // Without their postmaster the remaining processes have to be signalled one by one.
    const leaders = servers.filter((pid) => pid === recorded)
    for (const pid of leaders.length > 0 ? leaders : servers) signal(pid, name)
    for (let waited = 0; waited < seconds * 20 && servers.length > 0; waited += 1) {
      await sleep(50)
      servers = await findServers(data, recorded)
    }
  }
  if (servers.length > 0) throw new StartFailure(`The PostgreSQL (pid ${servers.join(', ')}) left in ${data} does not stop.`)
  // PostgreSQL would take another program that was given the recorded pid since for itself, and refuse to start.
  if (recorded !== null && isAlive(recorded)) await rm(pidFile, { force: true })
}
