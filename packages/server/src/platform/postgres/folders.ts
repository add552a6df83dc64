import { access, chmod, chown, constants, mkdir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { StartFailure } from '../start-failure.ts'
import { type OsUser, run } from './command.ts'

export const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

const explain = (folder: string, error: unknown) => {
  switch (codeOf(error)) {
    case 'EACCES':
    case 'EPERM':
      return `Campus may not write to ${folder}: give its user the right to, or choose another folder with CAMPUS_DATA.`
    case 'EROFS':
      return `Campus cannot write to ${folder} because that disk is read-only: choose another folder with CAMPUS_DATA.`
    case 'EEXIST':
    case 'ENOTDIR':
      return `${folder} is, or lies below, a file and not a folder: choose another folder with CAMPUS_DATA.`
    default:
      return `Campus cannot use the folder ${folder} (${error instanceof Error ? error.message : String(error)}).`
  }
}

/** Makes the folder if it is missing; what is made has exactly this mode, whatever the umask is. */
export const openFolder = async (folder: string, mode: number): Promise<void> => {
  try {
    const first = await mkdir(folder, { recursive: true, mode })
    if (first !== undefined) {
      const shortest = resolve(first).length
      for (let made = resolve(folder); made.length >= shortest; made = dirname(made)) await chmod(made, mode)
    }
    await access(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartFailure(explain(folder, error))
  }
}

/** A folder that only the database's own user may enter. */
export const openPrivateFolder = async (folder: string, user: OsUser | null): Promise<void> => {
  await openFolder(folder, 0o700)
  await chmod(folder, 0o700)
  if (user) await chown(folder, user.uid, user.gid)
}

/** Asked of the system itself, as that user: modes alone are not enough (access lists, every parent counts). */
export const canEnter = async (folder: string, user: OsUser | null): Promise<boolean> =>
  user === null || (await run('/bin/sh', ['-c', 'test -x "$1"', 'sh', folder], user)).succeeded
