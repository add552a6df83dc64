import { readFile, stat } from 'node:fs/promises'
import { Unreadable } from '@campus/proof/pdf/syntax/unreadable.ts'

/** Larger files are printed as they are: they would have to be held in memory whole. */
const maxBytes = 64 * 1024 * 1024

/** What is read of a file; undefined where it is too large or a strict reader cannot read it. */
export const readPdf = async <Found>(
  file: string,
  read: (bytes: Uint8Array<ArrayBuffer>) => Promise<Found> | Found,
): Promise<Found | undefined> => {
  if ((await stat(file)).size > maxBytes) return undefined
  const bytes = new Uint8Array(await readFile(file))
  try {
    return await read(bytes)
  } catch (error) {
    // The inflater of the runtime complains about spoilt streams in its own words.
    if (error instanceof Unreadable || error instanceof TypeError) return undefined
    throw error
  }
}
