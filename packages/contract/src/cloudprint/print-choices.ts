import { z } from 'zod'
import { Id } from '../fields.ts'
import { maxCopies, PrintAttribute } from '../printing/print-attributes.ts'

/** What is chosen for a print of a file: the pages as people write them, such as `1-3,5`; nothing means all. */
export const PrintApply = z.object({
  fileId: Id,
  copies: z.number().int().min(1).max(maxCopies, 'too_many_copies'),
  pages: z.string().trim().max(200).default(''),
  attribute: PrintAttribute,
})
export type PrintApply = z.infer<typeof PrintApply>

export const PrintQuote = z.object({
  pagesPerCopy: z.number().int(),
  sheetsPerCopy: z.number().int(),
  copies: z.number().int(),
  /** Whole fen for a sheet, and for all. */
  sheetPrice: z.number().int(),
  total: z.number().int(),
  /** How it would be paid with the beans there are, and what is left for money. */
  fromFree: z.number().int(),
  fromPrint: z.number().int(),
  rest: z.number().int(),
})

export const quoteRefusals = ['pages_wrong', 'too_many_pages', 'print_file_gone', 'print_file_not_ready', 'no_price'] as const
