import { randomUUID } from 'node:crypto'
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { StartFailure } from '../start-failure.ts'
import type { Binaries } from './binaries.ts'
import { run } from './command.ts'
import { type Endpoint, superuser } from './endpoint.ts'
import { openPrivateFolder } from './folders.ts'
import type { Home } from './home.ts'

const unfinished = 'data.new-'

const checkVersion = async (data: string, { version }: Binaries): Promise<void> => {
  const made = (await readFile(join(data, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
  const major = version.split('.')[0] ?? ''
  if (made === major) return
  if (made === '') throw new StartFailure(`${data} is not a database of Campus: move it away or set CAMPUS_DATA to another folder.`)
  throw new StartFailure(
    Number(made) > Number(major)
      ? `The database in ${data} was made by PostgreSQL ${made} and this Campus brings ${major}: start the newer Campus that made it.`
      : `The database in ${data} was made by PostgreSQL ${made} and this Campus brings ${major}: export it with the Campus that made it.`,
  )
}

/** A rename is only safe from a power cut once its folder is on disk. */
const settle = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Made aside and renamed when complete, so that an interrupted first start leaves nothing that looks like a database. */
const makeCluster = async ({ folder, data, user }: Home, binaries: Binaries, endpoint: Endpoint): Promise<void> => {
  for (const name of await readdir(folder)) {
    if (name.startsWith(unfinished)) await rm(join(folder, name), { recursive: true, force: true })
  }
  const fresh = join(folder, `${unfinished}${randomUUID()}`)
  await openPrivateFolder(fresh, user)
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  const { succeeded, output } = await run(binaries.initdb, ['-D', fresh, '-U', superuser, ...locale, ...endpoint.initdb], user)
  if (!succeeded) throw new StartFailure(`PostgreSQL cannot make its database in ${folder}: ${output.split('\n').slice(-2).join(' ')}`)
  await rename(fresh, data)
  await settle(folder)
}

export const openCluster = async (home: Home, binaries: Binaries, endpoint: Endpoint): Promise<void> => {
  const isMade = (await stat(home.data).catch(() => null)) !== null
  await (isMade ? checkVersion(home.data, binaries) : makeCluster(home, binaries, endpoint))
}
