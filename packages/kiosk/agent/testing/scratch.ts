import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import type { PrintOrder } from '../printer/printer.ts'
import { openVirtualPrinter, type VirtualPrinterOptions } from '../virtual-printer/server.ts'
import { blankPdf } from './blank-pdf.ts'

/** A folder that is gone after the test. */
export const scratchFolder = (t: TestContext) => {
  const folder = mkdtempSync(join(tmpdir(), 'campus-terminal-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Fast enough for tests, slow enough that something can happen between two pages. */
export const openScratchPrinter = async (t: TestContext, options: Partial<VirtualPrinterOptions> = {}) => {
  const virtualPrinter = await openVirtualPrinter({ folder: scratchFolder(t), pagesPerSecond: 100, ...options })
  t.after(() => virtualPrinter.close())
  return virtualPrinter
}

export const scratchPdf = (t: TestContext, pages: number) => {
  const file = join(scratchFolder(t), 'document.pdf')
  writeFileSync(file, blankPdf(pages))
  return file
}

export const orderOf = (given: Partial<PrintOrder> = {}): PrintOrder => {
  const order = {
    name: 'job-1',
    copies: 1,
    pageRanges: [{ from: 1, to: 3 }],
    isDuplex: false,
    isColour: false,
    media: 'a4' as const,
    scaling: 'fit' as const,
    ...given,
  }
  const pages = order.pageRanges.reduce((sum, { from, to }) => sum + to - from + 1, 0)
  return { impressions: order.copies * pages, ...order }
}
