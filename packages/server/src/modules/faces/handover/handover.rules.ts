import type { Column } from '../../../platform/db/sql.ts'
import type { Transitions } from '../../../platform/transitions.ts'

type State = Column<'face_handover', 'state'>

export const handoverTransitions: Transitions<State> = { shown: ['taken'], taken: ['passed'], passed: [] }

/** To scan the code; then to make the check, with some time for a second try. */
export const scanSeconds = 60
export const checkSeconds = 300

export const describeHandover = ({ state, expires_at }: { state: State; expires_at: Date }, now: Date) =>
  state === 'passed' || expires_at > now ? state : 'expired'
