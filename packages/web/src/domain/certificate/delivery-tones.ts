import type { DeliveryState } from '@campus/contract/certificates/application-states.ts'

/** How each state of a delivery looks. */
export const deliveryTones: Record<DeliveryState, 'waiting' | 'good' | 'bad' | 'over'> = {
  none: 'over',
  making: 'waiting',
  failed: 'bad',
  ready: 'good',
  downloaded: 'good',
  unsent: 'waiting',
  sent: 'good',
  send_failed: 'bad',
  not_picked_up: 'waiting',
  picked_up: 'good',
  invalid: 'over',
}
