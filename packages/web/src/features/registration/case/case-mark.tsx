import { type RegistrationState, registrationStateNames } from '@campus/contract/registration/states.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useSay } from '@campus/ui/words/words.ts'

const tones: Record<RegistrationState, 'waiting' | 'good' | 'bad' | 'over'> = {
  pending: 'waiting',
  unmatched: 'waiting',
  supplement: 'waiting',
  passed: 'good',
  failed: 'bad',
  registered: 'good',
  registration_failed: 'bad',
}

/** How a case stands, in a word. */
export function CaseMark({ state }: { readonly state: RegistrationState }) {
  return <StateMark tone={tones[state]} t={useSay()(registrationStateNames[state])} />
}
