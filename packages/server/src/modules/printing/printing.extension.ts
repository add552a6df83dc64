import type { PrintKind } from '@campus/contract/printing/items.ts'
import { extensionPoint } from '../../platform/extension-point.ts'
import type { Fetching, Printable } from './printable.ts'

/** Events of printers. The areas whose items are printed depend on this one. */
export const printables = extensionPoint<Readonly<Record<PrintKind, Printable>>>('printing.printables', { certificate: true, cloud: true })

/** What happens when somebody fetches for another. Those who know of it are above. */
export const fetching = extensionPoint<Fetching>('printing.fetching', { noteFetched: true, takeBack: true })
