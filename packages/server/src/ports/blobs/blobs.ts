import type { Readable } from 'node:stream'

/** Files by their content: the key is the SHA-256 of the bytes in hex, so the same file is kept once and a changed one is another. */
export interface BlobPort {
  put(content: Readable, options: { readonly maxBytes: number }): Promise<{ readonly key: string; readonly size: number }>
  get(key: string): Promise<Readable | undefined>
  stat(key: string): Promise<{ readonly size: number; readonly keptAt: Date } | undefined>
  remove(key: string): Promise<void>
  /** All whose keys begin with these two digits, in no order. */
  list(prefix: string): AsyncIterable<Kept>
  /** A small text under a name of its own, beside the files: whole or not at all, and the newest wins. */
  writeNote(name: string, text: string): Promise<void>
  readNote(name: string): Promise<string | undefined>
}

/** A blob that lies in the store, and when it was put there, for the last time. */
export interface Kept {
  readonly key: string
  readonly keptAt: Date
}

export class BlobTooLarge extends Error {
  override readonly name = 'BlobTooLarge'
  readonly maxBytes: number

  constructor(maxBytes: number) {
    super(`the file is larger than ${maxBytes} bytes`)
    this.maxBytes = maxBytes
  }
}

/** Anything else is the name of no blob, whatever it would mean as a path. */
export const isBlobKey = (key: string): boolean => /^[0-9a-f]{64}$/.test(key)

/** Where a note lies. No name leads out of the folder of notes, and no note is taken for a blob. */
export const pathOfNote = (name: string): string => {
  if (!/^[a-z]{1,40}$/.test(name)) throw new Error(`a note cannot be called ${name}`)
  return `notes/${name}.json`
}
