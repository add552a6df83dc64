import { Unreadable } from './unreadable.ts'

export interface PdfName {
  readonly kind: 'name'
  readonly name: string
}

/** Where a string stands, delimiters included. What stands in an object stream has no place in the file of its own. */
export interface PdfString {
  readonly kind: 'string'
  readonly raw: Uint8Array<ArrayBuffer>
  readonly place: { readonly start: number; readonly end: number } | null
}

export interface PdfReference {
  readonly kind: 'reference'
  readonly number: number
  readonly generation: number
}

interface PdfArray {
  readonly kind: 'array'
  readonly items: readonly PdfValue[]
}

export interface PdfDictionary {
  readonly kind: 'dictionary'
  readonly entries: ReadonlyMap<string, PdfValue>
}

/** The dictionary of a stream, and where its bytes begin. */
export interface PdfStream {
  readonly kind: 'stream'
  readonly dictionary: PdfDictionary
  readonly start: number
}

export type PdfValue = null | boolean | number | PdfName | PdfString | PdfReference | PdfArray | PdfDictionary | PdfStream
type PdfKind = Exclude<PdfValue, null | boolean | number>['kind']

export const entryOf = (dictionary: PdfDictionary, key: string): PdfValue => dictionary.entries.get(key) ?? null

const isOfKind = <K extends PdfKind>(value: PdfValue, kind: K): value is Extract<PdfValue, { kind: K }> =>
  typeof value === 'object' && value !== null && value.kind === kind

/** The value when it is of this kind. */
export const asKind = <K extends PdfKind>(value: PdfValue, kind: K): Extract<PdfValue, { kind: K }> | null =>
  isOfKind(value, kind) ? value : null

/** The value, which must be of this kind. */
export const mustBe = <K extends PdfKind>(value: PdfValue, kind: K): Extract<PdfValue, { kind: K }> => {
  if (!isOfKind(value, kind)) throw new Unreadable(`no ${kind}`)
  return value
}

export const nameOf = (value: PdfValue): string | null => asKind(value, 'name')?.name ?? null

export const isCount = (value: PdfValue): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

export const mustBeCount = (value: PdfValue): number => {
  if (!isCount(value)) throw new Unreadable('no whole number')
  return value
}

const isSameRaw = (one: Uint8Array, other: Uint8Array) => one.length === other.length && one.every((byte, at) => byte === other[at])

/** Whether two values are equal. A stream equals only itself: its bytes are not compared. */
export const isSameValue = (one: PdfValue, other: PdfValue): boolean => {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  if (one.kind === 'name') return other.kind === 'name' && one.name === other.name
  if (one.kind === 'string') return other.kind === 'string' && isSameRaw(one.raw, other.raw)
  if (one.kind === 'reference') return other.kind === 'reference' && one.number === other.number && one.generation === other.generation
  if (one.kind === 'array')
    return (
      other.kind === 'array' &&
      one.items.length === other.items.length &&
      one.items.every((item, at) => isSameValue(item, other.items[at] ?? null))
    )
  if (one.kind === 'dictionary') return other.kind === 'dictionary' && differingKeys(one, other).length === 0
  return one === other
}

export const differingKeys = (one: PdfDictionary, other: PdfDictionary): string[] =>
  [...new Set([...one.entries.keys(), ...other.entries.keys()])].filter((key) => !isSameValue(entryOf(one, key), entryOf(other, key)))
