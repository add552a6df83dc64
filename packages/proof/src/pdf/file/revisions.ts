import { readToken, takeCount, textBetween } from '../syntax/cursor.ts'
import { Unreadable } from '../syntax/unreadable.ts'
import { entryOf, mustBeCount } from '../syntax/values.ts'
import type { Section } from './section.ts'
import { cursorAt, type Source } from './source.ts'
import { readXrefStream } from './xref-stream.ts'
import { readTable } from './xref-table.ts'

const tailLength = 1024
const maxSections = 256

/** Offset of the newest cross-references, from the end of the file. */
export const findStart = (source: Source): number => {
  const { length } = source.bytes
  const tailStart = Math.max(0, length - tailLength)
  const keywordAt = textBetween(source.bytes, tailStart, length).lastIndexOf('startxref')
  if (keywordAt < 0) throw new Unreadable('no startxref')
  const cursor = cursorAt(source, tailStart + keywordAt)
  readToken(cursor)
  const start = takeCount(cursor)
  const end = textBetween(source.bytes, cursor.at, cursor.at + 7)
  if (!/^(\r\n|\r|\n)%%EOF/.test(end)) throw new Unreadable('no end of file')
  return start
}

const readSection = (source: Source, at: number): Section | Promise<Section> => {
  const cursor = cursorAt(source, at)
  if (readToken(cursor) === 'xref') return readTable(cursor)
  return readXrefStream(source, at)
}

const placeIn = (section: Section, key: string): number | undefined => {
  const place = entryOf(section.trailer, key)
  return place === null ? undefined : mustBeCount(place)
}

/** All cross-references, the newest first. A hybrid revision has the second form after the first. */
export const readSections = async (source: Source): Promise<Section[]> => {
  const sections: Section[] = []
  const seen = new Set<number>()
  const visit = async (at: number): Promise<Section> => {
    if (seen.has(at) || seen.size >= maxSections) throw new Unreadable('revisions without end')
    seen.add(at)
    const section = await readSection(source, at)
    sections.push(section)
    return section
  }
  for (let at: number | undefined = findStart(source); at !== undefined; ) {
    const section = await visit(at)
    const secondForm = placeIn(section, 'XRefStm')
    // Several revisions may name the same one: what it says was said by the newest of them.
    if (secondForm !== undefined && !seen.has(secondForm)) await visit(secondForm)
    at = placeIn(section, 'Prev')
  }
  return sections
}
