import { randomUUID } from 'node:crypto'
import { chmod, readFile, readlink, realpath, stat, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { StartFailure } from '../start-failure.ts'
import type { OsUser } from './command.ts'
import { canEnter, openFolder } from './folders.ts'

/** Where the database lives, and as whom it runs when it may not run as us. */
export interface Home {
  readonly folder: string
  readonly data: string
  readonly user: OsUser | null
}

const chooseUser = async (data: string): Promise<OsUser | null> => {
  const self = process.getuid?.()
  const owner = await stat(data).catch(() => null)
  if (self !== 0) {
    if (self !== undefined && owner && owner.uid !== self) {
      throw new StartFailure(`${data} belongs to another user (uid ${owner.uid}): start as that user or set CAMPUS_DATA to another folder.`)
    }
    return null
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const accounts = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n').map((line) => line.split(':'))
  const account = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody')
  if (!account)
    throw new StartFailure('PostgreSQL does not run as root and there is no user postgres or nobody: start as an ordinary user.')
  return { uid: Number(account[2]), gid: Number(account[3]) }
}

const unreachable = (folder: string, user: OsUser | null) =>
  new StartFailure(
    `PostgreSQL, which runs as uid ${user?.uid ?? '?'} because it does not run as root, cannot reach ${folder}: ` +
      'open the folders above it (chmod o+x) or set CAMPUS_DATA to a folder such as /var/lib/campus.',
  )

/**
 * The folder itself when the database's user can reach it. Otherwise, if the caller names another place (a clone below a closed
 * home of root), a folder there, which the link `elsewhere` remembers: the data goes where the link points, and nowhere else.
 */
export const chooseHome = async (folder: string, elsewhere: string | undefined, log: (line: string) => void): Promise<Home> => {
  const link = join(folder, 'elsewhere')
  const linked = await readlink(link).catch(() => null)
  const first = linked ?? folder
  const data = join(first, 'data')
  const user = await chooseUser(data)
  // Root's folder may have been made closed; it has to let the database's user pass, not look.
  if (user) await chmod(folder, 0o711)
  if (await canEnter(first, user)) return { folder: first, data, user }
  const isSettled = linked !== null || (await stat(data).catch(() => null)) !== null
  if (isSettled || elsewhere === undefined) throw unreachable(first, user)

  await openFolder(elsewhere, 0o711)
  const moved = join(await realpath(elsewhere), randomUUID())
  await openFolder(moved, 0o711)
  if (!(await canEnter(moved, user))) throw unreachable(moved, user)
  await symlink(moved, link)
  log(`PostgreSQL cannot reach ${folder}, so its data is kept in ${moved}.`)
  return { folder: moved, data: join(moved, 'data'), user }
}
