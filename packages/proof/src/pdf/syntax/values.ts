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
