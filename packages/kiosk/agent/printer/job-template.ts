import { groupsOf, type IppAttribute, type IppMessage, integer, keyword, range } from '../ipp/message.ts'
import { groupTags } from '../ipp/tags.ts'
import type { PrintOrder } from './printer.ts'
import { chooseMedia } from './supplies.rules.ts'

interface Given {
  readonly mediaReady: readonly string[]
  readonly scalings: readonly string[]
  /** Of the file, where it could be counted. */
  readonly pageCount: number | undefined
}

export const isWholeFile = ({ pageRanges: [first, ...others] }: PrintOrder, pageCount: number | undefined) =>
  first?.from === 1 && first.to === pageCount && others.length === 0

/** An order in the words of a printer. Pages are only chosen where not all are wanted: many driverless printers cannot choose. */
export const jobTemplate = (order: PrintOrder, { mediaReady, scalings, pageCount }: Given): readonly IppAttribute[] => [
  integer('copies', order.copies),
  keyword('sides', order.isDuplex ? 'two-sided-long-edge' : 'one-sided'),
  keyword('print-color-mode', order.isColour ? 'color' : 'monochrome'),
  keyword('media', chooseMedia(order.media, mediaReady)),
  // Where a printer knows nothing of it, it prints as it always does.
  ...(scalings.includes(order.scaling) ? [keyword('print-scaling', order.scaling)] : []),
  // Copy after copy: what is missing after a jam is counted over the copies in their order.
  keyword('multiple-document-handling', 'separate-documents-collated-copies'),
  ...(isWholeFile(order, pageCount) ? [] : [range('page-ranges', ...order.pageRanges)]),
]

/** What changes how many pages or sheets come out; a printer that passes over one of these must not begin. */
const decisive = new Set(['copies', 'page-ranges', 'sides'])

export const passedOver = (answer: IppMessage): readonly string[] =>
  groupsOf(answer, groupTags.unsupported)
    .flatMap(({ attributes }) => attributes.map(({ name }) => name))
    .filter((name) => decisive.has(name))
