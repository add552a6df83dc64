import type { ApplicationState, DeliveryState } from '@campus/contract/certificates/application-states.ts'
import type { applicationSteps } from '@campus/contract/certificates/applications.ts'
import type { DocumentState } from '@campus/contract/documents/own-documents.ts'
import type { DocumentWay } from '@campus/contract/documents/template-choices.ts'
import type { Transitions } from '../../../platform/transitions.ts'

type StoredState = Exclude<ApplicationState, 'disabled' | 'expired'>

/** An application is decided, paid for and normal from then on; `pending_payment` is refunded where its file could not even be begun. */
export const applicationTransitions: Transitions<StoredState> = {
  pending_approval: ['pending_payment', 'normal', 'rejected', 'withdrawn', 'closed'],
  pending_payment: ['normal', 'withdrawn', 'closed', 'refunded'],
  normal: ['refunded'],
  rejected: [],
  withdrawn: [],
  closed: [],
  refunded: [],
}

/** All inputs of the status of an application. */
export interface ApplicationStatus {
  /** As it was written; `disabled` and `expired` follow from the document. */
  readonly state: StoredState
  readonly isDecided: boolean
  readonly way: DocumentWay
  readonly document: DocumentState | null
  readonly orderState: string
  readonly lineState: string
  /** Whole fen that were paid for it and not given back. */
  readonly paid: number
  readonly isDownloaded: boolean
  readonly isPickedUp: boolean
  readonly wasNudgedToday: boolean
}

export const stateOf = ({ state, document }: Pick<ApplicationStatus, 'state' | 'document'>): ApplicationState => {
  if (state !== 'normal') return state
  if (document === 'revoked' || document === 'superseded') return 'disabled'
  return document === 'expired' ? 'expired' : 'normal'
}

const mailStates: Record<string, DeliveryState> = { done: 'sent', send_failed: 'send_failed' }

const deliveryOfMade = ({ way, lineState, isDownloaded, isPickedUp }: ApplicationStatus): DeliveryState => {
  if (way === 'download') return isDownloaded ? 'downloaded' : 'ready'
  if (way === 'email') return mailStates[lineState] ?? 'unsent'
  return isPickedUp ? 'picked_up' : 'not_picked_up'
}

const isOver = ({ document }: ApplicationStatus) => document === 'revoked' || document === 'superseded' || document === 'expired'

/** The line has the progress of the file; a document that is ahead updates its line shortly. */
export const deliveryOf = (status: ApplicationStatus): DeliveryState => {
  const { state, document, lineState } = status
  if (state === 'refunded') return 'invalid'
  if (state !== 'normal') return 'none'
  if (isOver(status)) return 'invalid'
  if (lineState === 'failed') return document === 'making' || document === 'valid' ? 'making' : 'failed'
  return lineState === 'waiting' || lineState === 'making' ? 'making' : deliveryOfMade(status)
}

export const isUndecided = ({ state, isDecided }: Pick<ApplicationStatus, 'state' | 'isDecided'>) =>
  state === 'pending_approval' && !isDecided

/** Neither decided nor paid. */
export const mayWithdraw = ({ state, isDecided }: Pick<ApplicationStatus, 'state' | 'isDecided'>) =>
  !isDecided && (state === 'pending_approval' || state === 'pending_payment')

type Step = (typeof applicationSteps)[number]

const over: ReadonlySet<ApplicationState> = new Set<ApplicationState>([
  'rejected',
  'withdrawn',
  'closed',
  'refunded',
  'disabled',
  'expired',
])

/** What can be done about an application now, the most helpful first. */
export const stepsOf = (status: ApplicationStatus): Step[] => {
  const { state, way, document, orderState, paid } = status
  const delivery = deliveryOf(status)
  const isOut = document !== null && document !== 'making' && document !== 'failed'
  const waitsAtTerminal = delivery === 'not_picked_up'
  const steps: readonly (readonly [Step, boolean])[] = [
    ['pay', state === 'pending_payment' && orderState === 'unpaid'],
    ['download', isOut && way !== 'paper'],
    ['retry', delivery === 'failed' || delivery === 'send_failed'],
    ['resend', delivery === 'sent' || delivery === 'send_failed'],
    ['show_code', waitsAtTerminal],
    [
      'set_delegate',
      way === 'paper' && (waitsAtTerminal || delivery === 'making' || state === 'pending_approval' || state === 'pending_payment'),
    ],
    ['nudge', isUndecided(status) && !status.wasNudgedToday],
    ['withdraw', mayWithdraw(status)],
    ['refund', delivery === 'failed' && paid > 0],
    ['apply_again', over.has(stateOf(status))],
    ['report', isOut],
  ]
  return steps.flatMap(([step, isOpen]) => (isOpen ? step : []))
}
