import type { DocumentState } from '@campus/contract/documents/own-documents.ts'

/** What is stored are actions; that a document has run out follows from the time. */
export const documentState = (row: { readonly state: string; readonly valid_until: Date | null }, now: Date): DocumentState => {
  if (row.state !== 'issued') return row.state as Exclude<DocumentState, 'valid' | 'expired'>
  return row.valid_until !== null && row.valid_until <= now ? 'expired' : 'valid'
}
