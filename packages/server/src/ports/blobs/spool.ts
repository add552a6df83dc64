import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BlobTooLarge } from './blobs.ts'

const spoolName = /^campus-[0-9a-f-]{36}\.spool$/
const abandonedAfterMs = 24 * 60 * 60 * 1000
const sweptFolders = new Map<string, Promise<void>>()

/** A file whose content is on the disk, with the hash and size that were counted on the way. */
export interface Spooled {
  readonly path: string
  readonly key: string
  readonly size: number
}

/** A killed process leaves its half-written files behind; after a day nobody is writing them any more. */
const sweepAbandoned = async (folder: string): Promise<void> => {
  const names = await readdir(folder)
  for (const name of names.filter((name) => spoolName.test(name))) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > abandonedAfterMs) await rm(path, { force: true })
  }
}

const prepare = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const sweeping = sweptFolders.get(folder) ?? sweepAbandoned(folder)
  sweptFolders.set(folder, sweeping)
  await sweeping
}

/** Streams a content to a file of its own, counting and hashing on the way; what fails or grows too large leaves nothing behind. */
export const spool = async (content: Readable, folder: string, maxBytes: number): Promise<Spooled> => {
  await prepare(folder)
  const path = join(folder, `campus-${randomUUID()}.spool`)
  const hash = createHash('sha256')
  let size = 0
  const measure = async function* (source: AsyncIterable<Buffer>) {
    for await (const part of source) {
      size += part.length
      if (size > maxBytes) throw new BlobTooLarge(maxBytes)
      hash.update(part)
      yield part
    }
  }
  try {
    const file = await open(path, 'wx', 0o600)
    await pipeline(content, measure, file.createWriteStream({ flush: true }))
    return { path, key: hash.digest('hex'), size }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}
