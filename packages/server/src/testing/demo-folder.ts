import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { codeOf } from '../platform/postgres/folders.ts'
import { eventually } from './eventually.ts'
import { openDataFolder, startServerProcess } from './server-process.ts'

/** Starts a server on the folder until its demo school is complete. */
const fill = async (folder: string) => {
  const server = await startServerProcess({ CAMPUS_DATA: folder, LOG_LEVEL: 'info' })
  try {
    await eventually(() => server.said().includes('The demo school is complete.') || undefined)
  } finally {
    server.signal('SIGTERM')
    await server.ended
  }
}

/** Whether this process made the folder. */
const isFirst = async (folder: string) => {
  try {
    await mkdir(folder)
    await chmod(folder, 0o711)
    return true
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    return false
  }
}

/** Of the processes that need it, the first fills it and the others wait; when that fails, the next one tries. */
const fillOnce = async (shared: string) => {
  const [draft, done] = [join(shared, 'draft'), join(shared, 'done')]
  while (!existsSync(done)) {
    if (!(await isFirst(shared))) {
      await sleep(100)
      continue
    }
    try {
      await fill(draft)
      await rename(draft, done)
    } catch (error) {
      await rm(shared, { recursive: true, force: true })
      throw error
    }
  }
  return done
}

/** The copy has to keep the owners, because the database's files may belong to another user. */
const copy = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to])

/** Windows has no such command. */
const sharedFolder = process.platform === 'win32' ? undefined : process.env['CAMPUS_TEST_DEMO']

/** Whether there was one to copy: a whole test run has filled a demo school before its journeys begin. */
export const copyFilledDemo = async (to: string): Promise<boolean> => {
  const done = join(sharedFolder ?? '', 'done')
  if (!sharedFolder || !existsSync(done)) return false
  await copy(done, to)
  return true
}

/**
 * A data folder for tests of a server that has been in use: in a whole test run it is a copy of one that was filled once, because filling
 * takes longer than these tests. A test that runs alone gets an empty one, which its first server fills.
 */
export const openDemoFolder = async () => {
  const data = await openDataFolder()
  if (sharedFolder) await copy(await fillOnce(sharedFolder), join(data.folder, 'campus'))
  return data
}
