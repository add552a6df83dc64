import type { PdfFile } from '../../pdf/file/pdf-file.ts'
import type { Place } from '../../pdf/file/section.ts'
import { Unreadable } from '../../pdf/syntax/unreadable.ts'
import type { PdfReference, PdfValue } from '../../pdf/syntax/values.ts'

const maxObjects = 100_000

const isSamePlace = (one: Place | undefined, other: Place | undefined): boolean => {
  const [left, right] = [one?.kind === 'free' ? undefined : one, other?.kind === 'free' ? undefined : other]
  return JSON.stringify(left) === JSON.stringify(right)
}

/** The object of this number as a file has it; null when there is none. */
export const objectOf = (file: PdfFile, number: number): Promise<PdfValue> => {
  const place = file.placeOf(number)
  const reference: PdfReference = { kind: 'reference', number, generation: place?.kind === 'byte' ? place.generation : 0 }
  return file.resolve(reference)
}

/** The objects that two states of a file read from different places. */
export const changedObjects = (before: PdfFile, after: PdfFile): number[] => {
  const runs = [...before.runs, ...after.runs]
  if (runs.reduce((sum, { count }) => sum + count, 0) > maxObjects) throw new Unreadable('too many objects')
  const numbers = new Set(runs.flatMap(({ first, count }) => Array.from({ length: count }, (_, index) => first + index)))
  return [...numbers].filter((number) => !isSamePlace(before.placeOf(number), after.placeOf(number)))
}

const partsOf = (value: PdfValue): PdfValue[] => {
  if (typeof value !== 'object' || value === null) return []
  if (value.kind === 'array') return [...value.items]
  if (value.kind === 'dictionary') return [...value.entries.values()]
  return value.kind === 'stream' ? [...value.dictionary.entries.values()] : []
}

/** Every object that can be reached from a value, where `mayEnter` lets it be opened; also those that are named and not there. */
export const reachableFrom = async (file: PdfFile, start: PdfValue, mayEnter: (number: number) => boolean): Promise<Set<number>> => {
  const reached = new Set<number>()
  const waiting: PdfValue[] = [start]
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value === 'object' && value?.kind === 'reference') {
      if (reached.has(value.number) || !mayEnter(value.number)) continue
      reached.add(value.number)
      if (reached.size > maxObjects) throw new Unreadable('too many objects')
      waiting.push(await file.resolve(value))
    } else waiting.push(...partsOf(value))
  }
  return reached
}
