import { type PlanRow, planStateNames } from '@campus/contract/animalplan/plans.ts'
import type { Phrase } from '@campus/contract/language.ts'

const tones = { draft: 'over', submitted: 'waiting', passed: 'good', refused: 'bad', cancelled: 'over' } as const

/** A plan that came back waits for its author. */
export const stateOf = ({
  state,
  isReturned,
}: Pick<PlanRow, 'state' | 'isReturned'>): { t: Phrase; tone: 'waiting' | 'good' | 'bad' | 'over' } =>
  isReturned ? { t: planStateNames.returned, tone: 'bad' } : { t: planStateNames[state], tone: tones[state] }
