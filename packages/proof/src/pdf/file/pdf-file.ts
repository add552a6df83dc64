import { Encrypted, Unreadable } from '../syntax/unreadable.ts'
import { asKind, entryOf, mustBe, mustBeCount, nameOf, type PdfDictionary, type PdfReference, type PdfValue } from '../syntax/values.ts'
import { type ObjectStream, openObjectStream } from './object-stream.ts'
import { readSections } from './revisions.ts'
import type { Place, Run, Section } from './section.ts'
import { newSource, readObjectAt, type Source } from './source.ts'

/** A file that can be read without repairing it. */
export interface PdfFile {
  /** Of the newest revision. */
  readonly trailer: PdfDictionary
  readonly catalog: PdfDictionary
  /** Where an object is read from; undefined when there is none of this number. */
  readonly placeOf: (objectNumber: number) => Place | undefined
  readonly runs: readonly Run[]
  /** What a reference stands for; any other value stands for itself. */
  readonly resolve: (value: PdfValue) => Promise<PdfValue>
}

const readFromByte = (source: Source, { number, generation }: PdfReference, offset: number): PdfValue => {
  const object = readObjectAt(source, offset)
  if (object.number !== number || object.generation !== generation) throw new Unreadable('no object where one should be')
  return object.value
}

const placesIn = (sections: readonly Section[]) => (objectNumber: number) => {
  for (const section of sections) {
    const place = section.find(objectNumber)
    if (place) return place
  }
  return undefined
}

const resolverOf = (source: Source, findPlace: PdfFile['placeOf']) => {
  const objectStreams = new Map<number, ObjectStream>()

  const readDirect = (reference: PdfReference): PdfValue => {
    const place = findPlace(reference.number)
    if (place?.kind !== 'byte' || place.generation !== reference.generation) throw new Unreadable('no object where one should be')
    return readFromByte(source, reference, place.offset)
  }

  const openStream = async (number: number): Promise<ObjectStream> => {
    const known = objectStreams.get(number)
    if (known) return known
    // An object stream stands in the file itself, and so does its length: neither can be inside of another.
    const stream = mustBe(readDirect({ kind: 'reference', number, generation: 0 }), 'stream')
    const length = entryOf(stream.dictionary, 'Length')
    const lengthAt = asKind(length, 'reference')
    const opened = await openObjectStream(source, stream, mustBeCount(lengthAt ? readDirect(lengthAt) : length))
    objectStreams.set(number, opened)
    return opened
  }

  const follow = async (reference: PdfReference): Promise<PdfValue> => {
    const place = findPlace(reference.number)
    if (!place || place.kind === 'free') return null
    if (place.kind === 'inside') return (await openStream(place.streamNumber)).read(place.index, reference.number)
    return place.generation === reference.generation ? readFromByte(source, reference, place.offset) : null
  }

  return async (value: PdfValue): Promise<PdfValue> => {
    const reference = asKind(value, 'reference')
    if (!reference) return value
    const found = await follow(reference)
    if (asKind(found, 'reference')) throw new Unreadable('a reference to a reference')
    return found
  }
}

export const openPdf = async (bytes: Uint8Array<ArrayBuffer>): Promise<PdfFile> => {
  const source = newSource(bytes)
  const sections = await readSections(source)
  if (sections.some(({ trailer }) => entryOf(trailer, 'Encrypt') !== null)) throw new Encrypted('encrypted')
  const placeOf = placesIn(sections)
  const resolve = resolverOf(source, placeOf)
  const [newest] = sections
  if (!newest) throw new Unreadable('no cross-references')
  const catalog = mustBe(await resolve(entryOf(newest.trailer, 'Root')), 'dictionary')
  if (nameOf(entryOf(catalog, 'Type')) !== 'Catalog') throw new Unreadable('no catalog')
  return { trailer: newest.trailer, catalog, resolve, placeOf, runs: sections.flatMap(({ runs }) => runs) }
}
