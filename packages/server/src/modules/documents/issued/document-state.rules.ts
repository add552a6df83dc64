import type { DocumentState } from '@campus/contract/documents/own-documents.ts'
import type { Column } from '../../../platform/db/sql.ts'
import type { Transitions } from '../../../platform/transitions.ts'

type StoredState = Column<'issued_document', 'state'>

/** A document is made once and then only ended; one that failed may be tried again. */
export const documentTransitions: Transitions<StoredState> = {
  making: ['issued', 'failed'],
  failed: ['making'],
  issued: ['revoked', 'superseded'],
  revoked: [],
  superseded: [],
}

/** What is stored are actions; that a document has run out follows from the time. */
export const documentState = (row: { readonly state: StoredState; readonly valid_until: Date | null }, now: Date): DocumentState => {
  if (row.state !== 'issued') return row.state
  return row.valid_until !== null && row.valid_until <= now ? 'expired' : 'valid'
}
