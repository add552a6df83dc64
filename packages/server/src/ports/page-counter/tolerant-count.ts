import { openAsViewer } from './open-as-viewer.ts'

/** Every page is looked up, because a repaired file may promise pages that are lost. */
const countFound = async (document: { numPages: number; getPage(number: number): Promise<unknown> }, max: number) => {
  const pages = Math.min(document.numPages, max + 1)
  for (let page = 1; page <= pages; page += 1) await document.getPage(page)
  return pages
}

/**
 * Counts as viewers do, which mend a table of contents that is out of place and open what only its changing is locked for. Undefined
 * where a viewer could not open it either. One page more than may be means too many.
 */
export const countTolerantly = async (bytes: Uint8Array, max: number): Promise<number | undefined> => {
  const opening = openAsViewer(bytes)
  try {
    return await countFound(await opening.promise, max)
  } catch {
    return undefined
  } finally {
    await opening.destroy()
  }
}
