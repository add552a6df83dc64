import { lchown, lstat, mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sha256 } from '../crypto/digest.ts'
import { StartFailure } from '../start-failure.ts'
import { canEnter, codeOf, openPrivateFolder } from './folders.ts'
import type { Home } from './home.ts'

export const socketPort = 5432
const socketName = `.s.PGSQL.${socketPort}`
/** The shortest limit of the systems we run on (macOS: 104 bytes with the closing zero). */
const longestPath = 103

const fits = (folder: string) => Buffer.byteLength(join(folder, socketName)) <= longestPath

/** In a folder that everyone may write to, what is already there may be a trap: only a real folder of our own is taken. */
const openSharedFolder = async (folder: string, { user }: Home): Promise<void> => {
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error
  })
  const found = await lstat(folder)
  const owners = [process.getuid?.(), user?.uid]
  if (!found.isDirectory() || !owners.includes(found.uid) || (found.mode & 0o777) !== 0o700) {
    throw new StartFailure(`${folder} is needed for the database's socket and not private: remove it or shorten the path in CAMPUS_DATA.`)
  }
  if (user) await lchown(folder, user.uid, user.gid)
}

const openShortFolder = async (home: Home): Promise<string> => {
  const name = `campus-${sha256(`${home.folder}:${home.user?.uid ?? process.getuid?.()}`)
    .toString('hex')
    .slice(0, 16)}`
  for (const root of [tmpdir(), '/tmp']) {
    const folder = join(root, name)
    if (!fits(folder) || !(await canEnter(root, home.user))) continue
    await openSharedFolder(folder, home)
    return folder
  }
  throw new StartFailure(`The path ${home.folder} is too long for the database's socket: set CAMPUS_DATA to a shorter one.`)
}

/** The folder of the database's only entrance; a path too long for a socket gets a short one under the system's temporary folder. */
export const openSocketFolder = async (home: Home): Promise<string> => {
  const beside = join(home.folder, 'socket')
  if (fits(beside)) await openPrivateFolder(beside, home.user)
  const folder = fits(beside) ? beside : await openShortFolder(home)
  // No server is left on this folder, so the lock of an earlier socket can only name a pid that means something else now.
  await rm(join(folder, `${socketName}.lock`), { force: true })
  return folder
}
