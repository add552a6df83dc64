import { openPdf, type PdfFile } from '@campus/proof/pdf/file/pdf-file.ts'
import { Encrypted, Unreadable } from '@campus/proof/pdf/syntax/unreadable.ts'
import { asKind, entryOf, mustBe, type PdfDictionary, type PdfValue } from '@campus/proof/pdf/syntax/values.ts'
import type { Counted } from './page-counter.ts'
import { countTolerantly } from './tolerant-count.ts'
import { unlock } from './unlock.ts'

const deepest = 60
const maxNodes = 50_000

class TooLong extends Error {}

/** Walks the tree of pages itself: what the file says of its own number may be anything. */
const countLeaves = async (file: PdfFile, max: number): Promise<number> => {
  let [pages, nodes] = [0, 0]
  const visit = async (value: PdfValue, depth: number): Promise<void> => {
    nodes += 1
    if (depth > deepest || nodes > maxNodes) throw new Unreadable('pages without end')
    const node: PdfDictionary = mustBe(await file.resolve(value), 'dictionary')
    const kids = asKind(await file.resolve(entryOf(node, 'Kids')), 'array')
    if (!kids) {
      pages += 1
      if (pages > max) throw new TooLong()
      return
    }
    for (const kid of kids.items) await visit(kid, depth + 1)
  }
  const tree = entryOf(file.catalog, 'Pages')
  await visit(tree, 0)
  // Printers go by the one or by the other: a file that disagrees with itself would come out as something else than was paid.
  const said = await file.resolve(entryOf(mustBe(await file.resolve(tree), 'dictionary'), 'Count'))
  if (said !== pages) throw new Unreadable('another number of pages')
  return pages
}

const reported = (pages: number, max: number): Counted => {
  if (pages === 0) return { kind: 'broken' }
  return pages > max ? { kind: 'too_long' } : { kind: 'pages', pages }
}

/** Undefined where the file is not in order, or locked: then it has to be read as viewers read it. */
const openStrictly = async (bytes: Uint8Array) => {
  try {
    return { file: await openPdf(new Uint8Array(bytes)), isLocked: false }
  } catch (error) {
    return { file: undefined, isLocked: error instanceof Encrypted }
  }
}

/** What came out of the lock is counted like any other file: it is what will be printed. */
const countLocked = async (bytes: Uint8Array, max: number): Promise<Counted> => {
  const pages = await countTolerantly(bytes, max)
  if (pages === undefined) return { kind: 'encrypted' }
  if (pages > max) return { kind: 'too_long' }
  const unlocked = await unlock(bytes).catch(() => undefined)
  if (unlocked === 'forbidden') return { kind: 'forbidden' }
  const counted: Counted = unlocked ? await countPages(unlocked, max) : { kind: 'broken' }
  if (counted.kind !== 'pages' || !unlocked) return counted
  return counted.pages === pages ? { ...counted, unlocked } : { kind: 'broken' }
}

/** How many pages a PDF has; whatever a hostile file makes the reader do, it ends here. */
export const countPages = async (bytes: Uint8Array, max: number): Promise<Counted> => {
  const { file, isLocked } = await openStrictly(bytes)
  if (isLocked) return countLocked(bytes, max)
  if (!file) {
    const pages = await countTolerantly(bytes, max)
    return pages === undefined ? { kind: 'broken' } : reported(pages, max)
  }
  try {
    return reported(await countLeaves(file, max), max)
  } catch (error) {
    return { kind: error instanceof TooLong ? 'too_long' : 'broken' }
  }
}
