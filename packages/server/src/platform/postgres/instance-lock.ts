import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartFailure } from '../start-failure.ts'
import { openFolder } from './folders.ts'
import { isAlive } from './processes.ts'

interface InstanceLock {
  readonly release: () => void
}

const sqliteBusy = 5

/** Kept for the life of the process: a lock that nobody refers to would be collected, and with it the lock is gone. */
const heldLocks = new Set<DatabaseSync>()

const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy

/** The winner writes its pid right after it has the lock, so a pid that is missing or dead will be replaced in a moment. */
const readHolder = async (pidFile: string): Promise<string> => {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    try {
      const pid = Number(readFileSync(pidFile, 'utf8'))
      if (isAlive(pid)) return ` (pid ${pid})`
    } catch {
      // Not written yet.
    }
    await sleep(50)
  }
  return ''
}

/**
 * One Campus server per data folder. SQLite is here for its lock alone: the kernel holds it for this process and lets go of
 * it when the process ends in whatever way, so that there is neither a stale lock nor a mistaken pid.
 */
export const acquireInstanceLock = async (folder: string): Promise<InstanceLock> => {
  await openFolder(folder, 0o711)
  const pidFile = join(folder, 'instance.pid')
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(folder, 'instance.lock'))
    lock.exec('begin exclusive')
    writeFileSync(pidFile, String(process.pid), { mode: 0o644 })
  } catch (error) {
    lock?.close()
    if (isBusy(error)) throw new StartFailure(`A Campus server${await readHolder(pidFile)} is already running on ${folder}.`)
    throw new StartFailure(`Campus cannot lock the folder ${folder} (${(error as Error).message}): choose another with CAMPUS_DATA.`)
  }
  const held = lock
  heldLocks.add(held)
  return {
    release: () => {
      if (!held.isOpen) return
      rmSync(pidFile, { force: true })
      held.close()
      heldLocks.delete(held)
    },
  }
}
