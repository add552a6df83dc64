import {
  isDuplex,
  type PageRange,
  type PrintAttribute,
  readPageRanges,
  sheetsOf,
  writePageRanges,
} from '@campus/contract/printing/print-attributes.ts'
import type { ItemRow } from '../items/item.repository.ts'

interface Waiting {
  readonly pages_per_copy: number
  readonly page_ranges: string
  readonly pages_out: number
}

/** What one job puts on paper: the item's pages from `first_page` on. */
interface JobPlan {
  readonly first_page: number
  readonly copies: number
  readonly page_ranges: string
  readonly pages_due: number
  /** Whole copies that come in a job of their own afterwards. */
  readonly copies_after: number
}

export const rangesOf = (text: string): readonly PageRange[] => readPageRanges(text, Number.MAX_SAFE_INTEGER) ?? []

/** What is left of a copy of which so many pages are out. */
const dropPages = (ranges: readonly PageRange[], out: number): PageRange[] => {
  const left: PageRange[] = []
  let toDrop = out
  for (const { from, to } of ranges) {
    const dropped = Math.min(toDrop, to - from + 1)
    toDrop -= dropped
    if (from + dropped <= to) left.push({ from: from + dropped, to })
  }
  return left
}

/**
 * What comes out next for somebody who may have so many of the copies that are left. A printer repeats the same pages for every copy, so
 * the rest of a broken copy goes first and alone.
 */
export const jobFor = (item: Waiting, copies: number): JobPlan => {
  const broken = item.pages_out % item.pages_per_copy
  const first_page = item.pages_out
  if (broken === 0) return { first_page, copies, page_ranges: item.page_ranges, pages_due: copies * item.pages_per_copy, copies_after: 0 }
  return {
    first_page,
    copies: 1,
    page_ranges: writePageRanges(dropPages(rangesOf(item.page_ranges), broken)),
    pages_due: item.pages_per_copy - broken,
    copies_after: copies - 1,
  }
}

/**
 * Pages of a job that count as printed, from the sides that its printer has printed. A sheet with one side missing does not count: it is
 * printed again with both, so neither side is counted before.
 */
export const countedPages = (job: { copies: number; pages_due: number }, attribute: PrintAttribute, impressions: number) => {
  const inked = Math.min(impressions, job.pages_due)
  const pagesOfCopy = job.pages_due / job.copies
  return isDuplex(attribute) ? inked - ((inked % pagesOfCopy) % 2) : inked
}

type ReportedState = 'printing' | 'stopped' | 'done' | 'failed' | 'never_begun'

/** What becomes of a begun job by the printer's word and the pages that are out: with the last of them it is done, and not before. */
export const outcomeOf = (
  reported: ReportedState,
  { counted, due }: { counted: number; due: number },
): 'printing' | 'done' | 'failed' | 'queued' => {
  if (counted === due) return 'done'
  if (reported === 'printing' || reported === 'stopped') return 'printing'
  return reported === 'never_begun' && counted === 0 ? 'queued' : 'failed'
}

/** A code has done what it is for when nothing of what it fetched is missing: never after a jam. */
export const burnsCode = (outcome: string, isFollowed: boolean) => outcome === 'done' && !isFollowed

/** Paper that a job takes: each copy begins on its own sheet. */
export const sheetsFor = ({ copies, pages_due }: { copies: number; pages_due: number }, attribute: PrintAttribute) =>
  copies * sheetsOf(pages_due / copies, attribute)

/** A certificate and a sheet of photos are made for their paper, to the millimetre; a file of one's own may have pages of any size. */
export const scalingOf = ({ kind, media }: Pick<ItemRow, 'kind' | 'media'>): 'none' | 'fit' =>
  kind === 'certificate' || media === 'photo' ? 'none' : 'fit'
