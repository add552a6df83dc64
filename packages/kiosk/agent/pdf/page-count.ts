import { readFile, stat } from 'node:fs/promises'
import { openPdf } from '@campus/proof/pdf/file/pdf-file.ts'
import { Unreadable } from '@campus/proof/pdf/syntax/unreadable.ts'
import { entryOf, mustBe, mustBeCount } from '@campus/proof/pdf/syntax/values.ts'

/** Larger files are printed without being counted: they would have to be held in memory whole. */
const maxBytes = 64 * 1024 * 1024

/** Readers look for it within the first kilobyte. */
const isPdf = (bytes: Buffer) => bytes.subarray(0, 1024).includes('%PDF-')

/** How many pages a PDF has, undefined where a strict reader cannot determine it; a file that is not a PDF has none. */
export const countPdfPages = async (file: string): Promise<number | undefined> => {
  if ((await stat(file)).size > maxBytes) return undefined
  const bytes = await readFile(file)
  if (!isPdf(bytes)) return 0
  try {
    const { catalog, resolve } = await openPdf(new Uint8Array(bytes))
    return mustBeCount(entryOf(mustBe(await resolve(entryOf(catalog, 'Pages')), 'dictionary'), 'Count'))
  } catch (error) {
    // The inflater of the runtime complains about spoilt streams in its own words.
    if (error instanceof Unreadable || error instanceof TypeError) return undefined
    throw error
  }
}
