import {
  type ApplicationState,
  applicationStateNames,
  type DeliveryState,
  deliveryStateNames,
} from '@campus/contract/certificates/application-states.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useSay } from '@campus/ui/words/words.ts'
import { shownStatus } from './state-looks.ts'

interface StatusMarkProps {
  readonly state: ApplicationState
  readonly delivery: DeliveryState
}

/** How an application stands, in a word. */
export function StatusMark({ state, delivery }: StatusMarkProps) {
  const say = useSay()
  const { of, tone } = shownStatus({ state, delivery })
  return <StateMark tone={tone} t={say(of === 'state' ? applicationStateNames[state] : deliveryStateNames[delivery])} />
}
