import type { Comparison, PhotoState } from '@campus/contract/identity/photo-states.ts'
import type { Check } from '@campus/face/judge.ts'
import type { Transitions } from '../../../platform/transitions.ts'

/** The database has the same table. A passed photo may be found wrong later; a refused one may be found good by a person. */
export const photoTransitions: Transitions<PhotoState> = {
  draft: ['reviewing', 'passed', 'failed', 'error', 'mismatch'],
  reviewing: ['passed', 'failed'],
  passed: ['failed'],
  failed: ['passed'],
  error: ['reviewing', 'passed', 'failed', 'mismatch'],
  mismatch: ['passed', 'failed'],
}

export const draftSeconds = 86_400

const day = 86_400_000

interface Counted {
  readonly state: PhotoState
  readonly decided_at: Date | null
  readonly valid_days: number
}

/** Until when a passed photo counts; null: without end, or not at all. */
export const validUntil = ({ state, decided_at, valid_days }: Counted): Date | null =>
  state === 'passed' && decided_at && valid_days > 0 ? new Date(decided_at.getTime() + valid_days * day) : null

export const isOutdated = (photo: Counted, now: Date): boolean => {
  const until = validUntil(photo)
  return until !== null && until <= now
}

interface Judged {
  readonly checks: readonly Pick<Check, 'verdict'>[]
  readonly comparison: Comparison
  /** Whether nobody vouches for the face: no approved portrait to compare with, though there is a paper that nobody checked, or was a portrait. */
  readonly isUnvouched: boolean
  readonly isMeasured: boolean
  readonly reviewer: 'nobody' | 'manager'
  /** A replaced background is always shown to a reviewer. */
  readonly background: 'as_taken' | 'replaced'
}

/** What becomes of a photo that was handed in and could be judged. */
export const stateAfterJudging = ({
  checks,
  comparison,
  isUnvouched,
  isMeasured,
  reviewer,
  background,
}: Judged): Exclude<PhotoState, 'draft' | 'error'> => {
  if (checks.some(({ verdict }) => verdict === 'refuse')) return 'failed'
  if (comparison === 'different') return 'mismatch'
  // Who does not agree to be compared by a machine is looked at by a person, and so is a photo that no machine measured. Whoever has the
  // session could otherwise put another face in the place of the portrait: by a paper of their own, or by withdrawing the old one first.
  const needsPerson = reviewer === 'manager' || isUnvouched || comparison === 'not_compared' || background === 'replaced' || !isMeasured
  return needsPerson ? 'reviewing' : 'passed'
}

/** Whether a reviewer's decision contradicts what the machine found. */
export const overrules = (verdict: 'passed' | 'failed', { checks, comparison }: Pick<Judged, 'checks' | 'comparison'>): boolean =>
  verdict === 'passed' && (comparison === 'different' || checks.some((check) => check.verdict === 'refuse'))
