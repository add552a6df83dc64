import type { NextStep } from '@campus/contract/registration/case.ts'
import type { CaseRow } from './case.repository.ts'

type Seen = Pick<CaseRow, 'state' | 'kind' | 'handed_in_at' | 'password_hash'>

/** What the applicant does now. */
export const nextStepOf = ({ state, kind, handed_in_at, password_hash }: Seen): NextStep => {
  if (handed_in_at === null) return kind === 'matched' ? 'prove' : 'hand_in'
  if (state === 'pending' || state === 'unmatched') return 'wait_review'
  if (state === 'supplement') return 'add_material'
  if (state === 'passed') return password_hash === null ? 'set_password' : 'wait_opening'
  return state === 'registered' ? 'log_in' : 'ended'
}
