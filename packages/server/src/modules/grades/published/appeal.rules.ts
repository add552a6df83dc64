import type { AppealState } from '@campus/contract/grades/grades.ts'
import type { Transitions } from '../../../platform/transitions.ts'

export const appealTransitions: Transitions<AppealState> = {
  open: ['proposed'],
  proposed: ['open', 'upheld', 'changed'],
  upheld: [],
  changed: [],
}
