import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const memory = '/dev/shm'
const prefix = 'campus-tests-'
/** The databases of a run take up to two; the processes need the rest. */
const neededBytes = 6 * 1024 ** 3

const hasRoom = () => {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return Math.min(bavail * bsize, process.availableMemory()) >= neededBytes
}

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const remove = (name: string) => rmSync(join(memory, name), { recursive: true, force: true })

/** What a killed run left behind would take memory until the machine is started again. */
const removeAbandoned = () => {
  for (const name of readdirSync(memory)) if (name.startsWith(prefix) && !isRunning(Number(name.slice(prefix.length)))) remove(name)
}

/**
 * Temporary folders of this process and its children are made in memory, where the system has room for them. The tests make and drop
 * databases of hundreds of files each, and ext4 searches long for a free entry where many were removed a moment ago.
 */
export const useMemoryFolder = (): { readonly remove: () => void } => {
  if (!hasRoom()) return { remove: () => {} }
  removeAbandoned()
  const name = `${prefix}${process.pid}`
  // A killed run may have had the same number.
  remove(name)
  const folder = join(memory, name)
  mkdirSync(folder)
  // As the system's own temporary folder: some tests start processes of other users.
  chmodSync(folder, 0o1777)
  process.env['TMPDIR'] = folder
  return { remove: () => remove(name) }
}
