import type { PrintApply } from '@campus/contract/cloudprint/print-choices.ts'
import { countPages, maxCopies, maxPages, PrintAttribute, readPageRanges } from '@campus/contract/printing/print-attributes.ts'
import { z } from 'zod'

export const Choices = z.object({
  isAll: z.boolean(),
  /** The pages as they are written, where not all are wanted. */
  written: z.string(),
  copies: z.number().int().min(1).max(maxCopies),
  attribute: PrintAttribute,
})
export type Choices = Readonly<z.infer<typeof Choices>>

export const firstChoices: Choices = { isAll: true, written: '', copies: 1, attribute: 'bw_single' }

/** Why it cannot be printed so, before anybody is asked. */
export const hindranceOf = (
  { isAll, written, copies }: Choices,
  pageCount: number,
): 'no_pages' | 'pages_wrong' | 'too_many_pages' | undefined => {
  if (!isAll && written.trim() === '') return 'no_pages'
  const ranges = readPageRanges(isAll ? '' : written, pageCount)
  if (!ranges) return 'pages_wrong'
  return countPages(ranges) * copies > maxPages ? 'too_many_pages' : undefined
}

export const applyFor = (fileId: string, { isAll, written, copies, attribute }: Choices): PrintApply => ({
  fileId,
  copies,
  pages: isAll ? '' : written.trim(),
  attribute,
})
