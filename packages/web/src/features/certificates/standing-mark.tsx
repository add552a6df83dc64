import {
  type ApplicationState,
  applicationStateNames,
  type DeliveryState,
  deliveryStateNames,
} from '@campus/contract/certificates/application-states.ts'
import { useSay } from '@campus/ui/words/words.ts'
import { StateMark } from '../../parts/page/state-mark.tsx'
import { shownStanding } from './state-looks.ts'

interface StandingMarkProps {
  readonly state: ApplicationState
  readonly delivery: DeliveryState
}

/** How an application stands, in a word. */
export function StandingMark({ state, delivery }: StandingMarkProps) {
  const say = useSay()
  const { of, tone } = shownStanding({ state, delivery })
  return <StateMark tone={tone} says={say(of === 'state' ? applicationStateNames[state] : deliveryStateNames[delivery])} />
}
