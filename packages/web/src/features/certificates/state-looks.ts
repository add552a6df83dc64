import type { ApplicationState, DeliveryState } from '@campus/contract/certificates/application-states.ts'
import { deliveryTones } from '../../domain/certificate/delivery-tones.ts'

type Tone = 'waiting' | 'good' | 'bad' | 'over'

const applicationTones: Record<ApplicationState, Tone> = {
  pending_approval: 'waiting',
  rejected: 'bad',
  pending_payment: 'waiting',
  normal: 'good',
  disabled: 'bad',
  expired: 'over',
  withdrawn: 'over',
  closed: 'over',
  refunded: 'over',
}

interface Standing {
  readonly state: ApplicationState
  readonly delivery: DeliveryState
}

/** While an application is in force, how far its file has come says more than "normal". */
export const shownStanding = ({ state, delivery }: Standing): { readonly of: 'state' | 'delivery'; readonly tone: Tone } =>
  state === 'normal' && delivery !== 'none'
    ? { of: 'delivery', tone: deliveryTones[delivery] }
    : { of: 'state', tone: applicationTones[state] }
