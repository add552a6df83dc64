import type { PrintOrder } from './printer.ts'

interface Counted {
  readonly isDone: boolean
  /** `job-impressions-completed` and `job-media-sheets-completed`; many printers report one of them, some none. */
  readonly impressions: number | undefined
  readonly sheets: number | undefined
}

/** The pages on so many sheets: each copy begins on its own sheet. */
const pagesOn = (sheets: number, { impressions, copies, isDuplex }: PrintOrder) => {
  const pagesPerCopy = impressions / copies
  const sheetsPerCopy = isDuplex ? Math.ceil(pagesPerCopy / 2) : pagesPerCopy
  const whole = Math.floor(sheets / sheetsPerCopy)
  const rest = (sheets - whole * sheetsPerCopy) * (isDuplex ? 2 : 1)
  return whole * pagesPerCopy + rest
}

/**
 * How many pages are out. A job that is completed is out as a whole: CUPS queues without a page log and small printers count
 * nothing. For any other only the printer's own count holds, and blank backs that it may count are not paid for.
 */
export const countImpressions = ({ isDone, impressions = 0, sheets = 0 }: Counted, order: PrintOrder): number => {
  if (isDone) return order.impressions
  const counted = impressions > 0 ? impressions : pagesOn(Math.max(0, sheets), order)
  return Math.min(order.impressions, Math.max(0, counted))
}
