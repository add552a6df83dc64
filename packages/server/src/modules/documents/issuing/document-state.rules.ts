import type { DocumentState } from '@campus/contract/documents/own-documents.ts'
import type { Column } from '../../../platform/sql.ts'

/** What is stored are actions; that a document has run out follows from the time. */
export const documentState = (
  row: { readonly state: Column<'issued_document', 'state'>; readonly valid_until: Date | null },
  now: Date,
): DocumentState => {
  if (row.state !== 'issued') return row.state
  return row.valid_until !== null && row.valid_until <= now ? 'expired' : 'valid'
}
