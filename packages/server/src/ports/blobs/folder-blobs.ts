import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { type BlobPort, isBlobKey, pathOfNote } from './blobs.ts'
import { spool } from './spool.ts'

const undefinedIfMissing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code === 'ENOENT') return undefined
  throw error
}

/** The name of a file is only safe on the disk once its folder is. */
const flushFolder = async (path: string): Promise<void> => {
  await using folder = await open(path, 'r')
  await folder.sync()
}

const maxNoteBytes = 64 * 1024 * 1024

/** The embedded provider: one file for each blob, in two levels of folders so that none grows too wide. */
export const folderBlobs = ({ folder }: { folder: string }): BlobPort => {
  const incoming = join(folder, 'incoming')
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key.slice(2, 4), key)
  const look = async (key: string) => {
    const found = await stat(pathOf(key)).catch(undefinedIfMissing)
    return found && { size: found.size, keptAt: found.mtime }
  }
  const keysUnder = async (prefix: string): Promise<string[]> => {
    const names = await readdir(join(folder, prefix), { recursive: true }).catch(undefinedIfMissing)
    return (names ?? []).map((name) => basename(name)).filter(isBlobKey)
  }
  return {
    async put(content, { maxBytes }) {
      const { path, key, size } = await spool(content, incoming, maxBytes)
      const place = pathOf(key)
      try {
        await mkdir(dirname(place), { recursive: true })
        await rename(path, place)
        await flushFolder(dirname(place))
      } finally {
        await rm(path, { force: true })
      }
      return { key, size }
    },
    async get(key) {
      if (!isBlobKey(key)) return undefined
      const file = await open(pathOf(key), 'r').catch(undefinedIfMissing)
      return file?.createReadStream()
    },
    stat: async (key) => (isBlobKey(key) ? await look(key) : undefined),
    async remove(key) {
      if (isBlobKey(key)) await rm(pathOf(key), { force: true })
    },
    async writeNote(name, text) {
      const place = join(folder, pathOfNote(name))
      await mkdir(dirname(place), { recursive: true })
      const { path } = await spool(Readable.from([Buffer.from(text)]), incoming, maxNoteBytes)
      await rename(path, place)
      await flushFolder(dirname(place))
    },
    readNote: (name) => readFile(join(folder, pathOfNote(name)), 'utf8').catch(undefinedIfMissing),
    async *list(prefix) {
      for (const key of await keysUnder(prefix)) {
        const found = await look(key)
        if (found) yield { key, keptAt: found.keptAt }
      }
    },
  }
}
