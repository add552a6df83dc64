import { openPdf } from '@campus/proof/pdf/file/pdf-file.ts'
import { entryOf, mustBe, mustBeCount } from '@campus/proof/pdf/syntax/values.ts'
import { readPdf } from './read-pdf.ts'

/** Readers look for it within the first kilobyte. */
const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')

/** How many pages a PDF has, undefined where a strict reader cannot determine it; a file that is not a PDF has none. */
export const countPdfPages = (file: string): Promise<number | undefined> =>
  readPdf(file, async (bytes) => {
    if (!isPdf(bytes)) return 0
    const { catalog, resolve } = await openPdf(bytes)
    return mustBeCount(entryOf(mustBe(await resolve(entryOf(catalog, 'Pages')), 'dictionary'), 'Count'))
  })
