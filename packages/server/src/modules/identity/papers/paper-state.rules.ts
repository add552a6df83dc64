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

/** A paper that nobody hands in is kept for a day, one that waits for a decision for thirty. */
export const draftSeconds = 86_400
export const reviewSeconds = 30 * 86_400
