import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export type OutboxKind = 'mail' | 'sms'

const kept = 500
let written = 0

/** Where the embedded providers put one kind of message; the parent folder is shared by both. */
export const outboxPath = (folder: string, kind: OutboxKind | 'webhook'): string => join(folder, kind)

/** Names sort by time, and by turn within one millisecond. */
export const nameNextMessage = (at: Date): string => {
  written += 1
  return `${at.toISOString().replaceAll(/[:.]/g, '-')}-${String(written).padStart(8, '0')}-${randomUUID().slice(0, 8)}`
}

/**
 * Nobody ever sees half a message: it is written beside its place and moved there.
 * The content is asked for when there is a file to take it, so that none of its errors goes unheard.
 */
export const writeWhole = async (folder: string, name: string, makeContent: () => Readable | string[]): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const draft = join(folder, `.${name}.draft`)
  try {
    const file = await open(draft, 'wx', 0o600)
    await pipeline(makeContent(), file.createWriteStream())
    await rename(draft, join(folder, name))
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

export const listNewest = async (folder: string, ending: string): Promise<string[]> => {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names
    .filter((name) => name.endsWith(ending) && !name.startsWith('.'))
    .sort()
    .toReversed()
}

export const keepNewest = async (folder: string, endings: readonly string[]): Promise<void> => {
  for (const ending of endings) {
    const tooOld = (await listNewest(folder, ending)).slice(kept)
    await Promise.all(tooOld.map((name) => rm(join(folder, name), { force: true })))
  }
}
