import { Unreadable } from '../syntax/unreadable.ts'
import { entryOf, mustBe, nameOf, type PdfDictionary, type PdfReference, type PdfValue } from '../syntax/values.ts'

/** A page, and what it takes from the nodes above it. */
export interface Page {
  readonly reference: PdfReference
  readonly dictionary: PdfDictionary
  readonly inherited: ReadonlyMap<string, PdfValue>
}

interface Node {
  readonly reference: PdfReference
  readonly inherited: ReadonlyMap<string, PdfValue>
  readonly depth: number
}

const inheritable = ['Resources', 'MediaBox', 'CropBox', 'Rotate']
const deepestTree = 50
const maxNodes = 100_000

const passedOn = (node: PdfDictionary, above: Node['inherited']) =>
  new Map([...above, ...inheritable.flatMap((key) => (entryOf(node, key) === null ? [] : [[key, entryOf(node, key)] as const]))])

/** All pages below a node of the tree, in their order. */
export const listPages = async (resolve: (value: PdfValue) => Promise<PdfValue>, root: PdfReference): Promise<Page[]> => {
  const pages: Page[] = []
  const open: Node[] = [{ reference: root, inherited: new Map(), depth: 0 }]
  let count = 0
  for (let node = open.pop(); node; node = open.pop()) {
    const { reference, inherited, depth } = node
    count += 1
    if (depth > deepestTree || count > maxNodes) throw new Unreadable('a page tree without end')
    const dictionary = mustBe(await resolve(reference), 'dictionary')
    if (nameOf(entryOf(dictionary, 'Type')) === 'Page') pages.push({ reference, dictionary, inherited })
    else {
      const kids = mustBe(await resolve(entryOf(dictionary, 'Kids')), 'array').items.map((kid) => mustBe(kid, 'reference'))
      const below = passedOn(dictionary, inherited)
      for (const kid of kids.toReversed()) open.push({ reference: kid, inherited: below, depth: depth + 1 })
    }
  }
  return pages
}
