import type { RegistrationState } from '@campus/contract/registration/states.ts'
import { statesBefore, type Transitions } from '../../../platform/transitions.ts'

/** Which states may follow which; the database holds the same. */
export const caseTransitions: Transitions<RegistrationState> = {
  pending: ['supplement', 'passed', 'failed', 'registered'],
  unmatched: ['supplement', 'passed', 'failed'],
  supplement: ['pending', 'failed'],
  passed: ['registered', 'registration_failed'],
  failed: [],
  registered: [],
  registration_failed: [],
}

/** Those in which a reviewer decides. */
export const reviewable = statesBefore(caseTransitions, 'supplement')

/** Those of cases about which nobody has decided. */
export const undecided = statesBefore(caseTransitions, 'failed')

const day = 24 * 3600

export const caseLife = {
  /** An unfinished case. */
  draftSeconds: day,
  /** Between the notice to the owner of a record and the opening of the account. */
  noticeSeconds: day,
  /** For material that was asked for, and for the choice of a password. */
  waitSeconds: 30 * day,
  /** Photos and scans, whatever becomes of the case. */
  fileSeconds: 30 * day,
  closedSeconds: 365 * day,
} as const

export const maxFaceFailures = 3
