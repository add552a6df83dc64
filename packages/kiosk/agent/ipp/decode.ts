import type { IppAttribute, IppGroup, IppMessage, IppValue } from './message.ts'
import { endOfAttributes, firstFilledTag, firstValueTag, firstWordTag, valueTags } from './tags.ts'

/** What came is not IPP. */
export class Malformed extends Error {
  override readonly name: string = 'Malformed'
}

/** What came is IPP as far as it goes: more of it may make it whole. */
export class Truncated extends Malformed {
  override readonly name = 'Truncated'
}

interface Cursor {
  readonly bytes: Buffer
  at: number
}

/** Collections stand in collections, but nothing sensible is deeper than this. */
const maxNesting = 8

const take = (cursor: Cursor, length: number): Buffer => {
  if (cursor.at + length > cursor.bytes.length) throw new Truncated('the message ends too early')
  cursor.at += length
  return cursor.bytes.subarray(cursor.at - length, cursor.at)
}

const takeSized = (cursor: Cursor): Buffer => {
  const length = take(cursor, 2).readInt16BE()
  if (length < 0) throw new Malformed('a length is negative')
  return take(cursor, length)
}

const ofLength = (content: Buffer, length: number): Buffer => {
  if (content.length !== length) throw new Malformed('a value has the wrong length')
  return content
}

/** A text that names its language: the language is of no use here. */
const withoutLanguage = (content: Buffer): string => {
  const cursor = { bytes: content, at: 0 }
  takeSized(cursor)
  return takeSized(cursor).toString()
}

const readPlain = (tag: number, content: Buffer): IppValue => {
  if (tag < firstFilledTag) return { tag, value: null }
  if (tag === valueTags.integer || tag === valueTags.enum) return { tag, value: ofLength(content, 4).readInt32BE() }
  if (tag === valueTags.boolean) return { tag, value: ofLength(content, 1)[0] !== 0 }
  if (tag === valueTags.range) return { tag, value: { from: ofLength(content, 8).readInt32BE(), to: content.readInt32BE(4) } }
  if (tag === valueTags.textWithLanguage) return { tag: valueTags.text, value: withoutLanguage(content) }
  if (tag === valueTags.nameWithLanguage) return { tag: valueTags.name, value: withoutLanguage(content) }
  return { tag, value: tag < firstWordTag ? Buffer.from(content) : content.toString() }
}

interface Entry {
  readonly tag: number
  readonly name: string
  readonly content: Buffer
}

const takeEntry = (cursor: Cursor, tag: number): Entry => ({ tag, name: takeSized(cursor).toString(), content: takeSized(cursor) })

const readMembers = (cursor: Cursor, depth: number): readonly IppAttribute[] => {
  if (depth > maxNesting) throw new Malformed('collections are nested too deep')
  const members: { name: string; values: IppValue[] }[] = []
  for (;;) {
    const { tag, content } = takeEntry(cursor, take(cursor, 1)[0] ?? 0)
    if (tag === valueTags.endCollection) return members
    if (tag < firstValueTag) throw new Malformed('a collection does not end')
    if (tag === valueTags.memberName) members.push({ name: content.toString(), values: [] })
    else {
      const member = members.at(-1)
      if (!member) throw new Malformed('a member has no name')
      member.values.push(readValue(cursor, { tag, content }, depth))
    }
  }
}

const readValue = (cursor: Cursor, { tag, content }: Omit<Entry, 'name'>, depth: number): IppValue =>
  tag === valueTags.collection ? { tag, value: readMembers(cursor, depth + 1) } : readPlain(tag, content)

const readGroups = (cursor: Cursor): readonly IppGroup[] => {
  const groups: { tag: number; attributes: { name: string; values: IppValue[] }[] }[] = []
  for (;;) {
    const tag = take(cursor, 1)[0] ?? 0
    if (tag === endOfAttributes) return groups
    if (tag < firstValueTag) {
      groups.push({ tag, attributes: [] })
      continue
    }
    const entry = takeEntry(cursor, tag)
    const attributes = groups.at(-1)?.attributes
    if (!attributes) throw new Malformed('an attribute stands outside of all groups')
    if (entry.name !== '') attributes.push({ name: entry.name, values: [] })
    const attribute = attributes.at(-1)
    if (!attribute) throw new Malformed('a value has no name')
    attribute.values.push(readValue(cursor, entry, 0))
  }
}

/** Reads the attributes; the document, where there is one, begins at `end`. */
export const decodeIpp = (bytes: Buffer): { readonly message: IppMessage; readonly end: number } => {
  const cursor = { bytes, at: 0 }
  const [major = 0, minor = 0] = take(cursor, 2)
  if (major < 1 || major > 2) throw new Malformed('this is no version of IPP')
  const code = take(cursor, 2).readUInt16BE()
  const requestId = take(cursor, 4).readInt32BE()
  const groups = readGroups(cursor)
  return { message: { version: [major, minor], code, requestId, groups }, end: cursor.at }
}
