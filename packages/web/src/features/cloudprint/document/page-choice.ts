import { type PageRange, readPageRanges, writePageRanges } from '@campus/contract/printing/print-attributes.ts'

/** Every page that the ranges name. */
const pagesIn = (ranges: readonly PageRange[]): number[] =>
  ranges.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index))

/** The pages that a text names; an empty one names none here, where only some are wanted. */
export const pickedPages = (text: string, pageCount: number): readonly number[] =>
  text.trim() === '' ? [] : pagesIn(readPageRanges(text, pageCount) ?? [])

/** Adds a page to those in a text, or removes it. An unreadable text starts over. */
export const turnPageIn = (text: string, page: number, pageCount: number): string => {
  const picked = pickedPages(text, pageCount)
  const pages = picked.includes(page) ? picked.filter((one) => one !== page) : [...picked, page].toSorted((one, other) => one - other)
  return pages.length === 0 ? '' : writePageRanges(readPageRanges(pages.join(), pageCount) ?? [])
}
