import type { PaperState } from '@campus/contract/identity/papers.ts'
import type { Transitions } from '../../../platform/transitions.ts'

/** The database has the same table. */
export const paperTransitions: Transitions<PaperState> = {
  draft: ['reviewing', 'checked', 'expired'],
  reviewing: ['checked', 'refused', 'expired'],
  checked: [],
  refused: [],
  expired: [],
}
