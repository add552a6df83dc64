import type { Column } from '../../../platform/db/sql.ts'
import type { Transitions } from '../../../platform/transitions.ts'

export type SignatureState = Column<'signature', 'state'>

/** What was photographed waits until it is kept; what was replaced or deleted has ended for good. */
export const signatureTransitions: Transitions<SignatureState> = { draft: ['current'], current: ['ended'], ended: [] }
