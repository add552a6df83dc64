import type { OutputOf } from '@campus/contract/call.ts'
import type { application } from '@campus/contract/certificates/applications.ts'

type Standing = Pick<OutputOf<typeof application>, 'state' | 'delivery' | 'amount' | 'way'>

/** What is still to come, in its order. */
export type ComingStep = 'approve' | 'pay' | 'make' | 'download' | 'mail' | 'fetch'

const arrivals = { download: 'download', email: 'mail', paper: 'fetch' } as const

export const comingSteps = ({ state, delivery, amount, way }: Standing): readonly ComingStep[] => {
  const arrival = arrivals[way]
  const pay = amount > 0 ? (['pay'] as const) : []
  if (state === 'pending_approval') return ['approve', ...pay, 'make', arrival]
  if (state === 'pending_payment') return [...pay, 'make', arrival]
  if (state !== 'normal') return []
  if (delivery === 'none' || delivery === 'making') return ['make', arrival]
  return delivery === 'ready' || delivery === 'unsent' || delivery === 'not_picked_up' ? [arrival] : []
}
