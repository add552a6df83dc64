import type { PrintApply } from '@campus/contract/cloudprint/print-choices.ts'
import { countPages, maxPages, type PrintAttribute, readPageRanges, writePageRanges } from '@campus/contract/printing/print-attributes.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { Column } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findKept, shareFile } from '../files/print-file.repository.ts'
import type { Chosen } from '../prices/price.rules.ts'

interface ChosenPrint extends Chosen {
  readonly fileId: string
  readonly name: string
  readonly pageCount: number
  readonly pageRanges: string
}

interface Printable {
  readonly id: string
  readonly name: string
  readonly kind: Column<'print_file', 'kind'>
  readonly state: Column<'print_file', 'state'>
  readonly pages: number | null
}

/** Photo paper is printed in colour on one side, whatever was asked for. */
const howPrinted = (kind: Printable['kind'], attribute: PrintAttribute) =>
  kind === 'photo_sheet' ? ({ attribute: 'co_single', kind: 'photo' } as const) : { attribute, kind: attribute }

const choose = (file: Printable | undefined, { copies, pages: wanted, attribute }: PrintApply): ChosenPrint => {
  if (!file) throw refuse('print_file_gone')
  // A photo alone is no page: sheets are made from it.
  if (file.state !== 'ready' || file.pages === null || file.kind === 'photo') throw refuse('print_file_not_ready')
  const ranges = readPageRanges(wanted, file.pages)
  if (!ranges) throw refuse('pages_wrong')
  const pages = countPages(ranges)
  if (pages * copies > maxPages) throw refuse('too_many_pages')
  const what = { fileId: file.id, name: file.name, pageCount: file.pages, pageRanges: writePageRanges(ranges) }
  return { ...what, pages, copies, ...howPrinted(file.kind, attribute) }
}

/** What somebody wants printed of a file of theirs; refuses what cannot be. */
export const chosenPrint = async (ctx: CallerCtx, given: PrintApply): Promise<ChosenPrint> =>
  choose(await findKept(ctx.sql, ctx.caller.personId, given.fileId), given)

/** The same in a transaction, and nobody deletes the file until its end. */
export const holdChosen = async (ctx: CallerCtx, given: PrintApply): Promise<ChosenPrint> =>
  choose(await shareFile(ctx.sql, ctx.caller.personId, given.fileId), given)
