import type { Column } from '../../../platform/db/sql.ts'
import type { Transitions } from '../../../platform/transitions.ts'

type State = Column<'lesson_change', 'state'>

export const changeTransitions: Transitions<State> = {
  waiting_colleague: ['waiting_manager', 'refused', 'withdrawn', 'outdated'],
  waiting_manager: ['approved', 'refused', 'withdrawn', 'outdated'],
  approved: [],
  refused: [],
  withdrawn: [],
  outdated: [],
}

export const isWaiting = (state: State) => changeTransitions[state].length > 0
