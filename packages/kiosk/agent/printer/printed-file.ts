import { rm, writeFile } from 'node:fs/promises'
import { choosePages } from '@campus/proof/pdf/pages/choose-pages.ts'
import { PrinterRefused } from '../ipp/exchange.ts'
import { booleanIn, type IppGroup } from '../ipp/message.ts'
import { statuses } from '../ipp/tags.ts'
import { countPdfPages } from '../pdf/page-count.ts'
import { readPdf } from '../pdf/read-pdf.ts'
import { isWholeFile } from './job-template.ts'
import type { PrintOrder } from './printer.ts'

export interface PrintedFile {
  /** Its pages are those of this file. */
  readonly order: PrintOrder
  readonly file: string
  readonly pageCount: number | undefined
}

/** A printer that cannot choose pages would print all of them, so it gets a file of the chosen ones alone. */
const choose = async (printer: IppGroup | undefined, order: PrintOrder, file: string, chosenFile: string): Promise<PrintedFile> => {
  const pageCount = await countPdfPages(file)
  const canChoose = booleanIn(printer, 'page-ranges-supported')
  if (canChoose || isWholeFile(order, pageCount)) return { order, file, pageCount }
  const chosen = await readPdf(file, (bytes) => choosePages(bytes, order.pageRanges))
  if (!chosen) {
    if (canChoose === false) throw new PrinterRefused(statuses.ok, 'The printer cannot do page-ranges.')
    return { order, file, pageCount }
  }
  await writeFile(chosenFile, chosen)
  const count = order.pageRanges.reduce((sum, { from, to }) => sum + to - from + 1, 0)
  return { order: { ...order, pageRanges: [{ from: 1, to: count }] }, file: chosenFile, pageCount: count }
}

/** Hands a file over with the pages that are wanted of it. */
export const withPrintedFile = async (
  printer: IppGroup | undefined,
  order: PrintOrder,
  file: string,
  print: (printed: PrintedFile) => Promise<void>,
): Promise<void> => {
  const chosenFile = `${file}.pages`
  try {
    await print(await choose(printer, order, file, chosenFile))
  } finally {
    await rm(chosenFile, { force: true })
  }
}
