import type { Order } from '@campus/contract/orders/orders.ts'

export type Line = Order['lines'][number]
export type FileLine = Line & { readonly documentId: string }

const withoutFile: ReadonlySet<Line['delivery']> = new Set(['none', 'making', 'failed', 'invalid'])

/** The lines with a viewable file. */
export const madeFiles = (lines: readonly Line[]): FileLine[] =>
  lines.filter((line): line is FileLine => line.documentId !== null && line.way !== 'paper' && !withoutFile.has(line.delivery))
