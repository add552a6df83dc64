import { type DocumentState, documentStateNames } from '@campus/contract/documents/own-documents.ts'
import type { Phrase } from '@campus/contract/language.ts'

interface StateLook {
  readonly t: Phrase
  readonly tone: 'waiting' | 'good' | 'bad' | 'over'
}

export const stateLooks: Record<DocumentState, StateLook> = {
  making: { t: documentStateNames.making, tone: 'waiting' },
  failed: { t: documentStateNames.failed, tone: 'bad' },
  valid: { t: documentStateNames.valid, tone: 'good' },
  expired: { t: documentStateNames.expired, tone: 'over' },
  revoked: { t: documentStateNames.revoked, tone: 'bad' },
  superseded: { t: documentStateNames.superseded, tone: 'over' },
}
