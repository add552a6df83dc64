import type { MailState } from '@campus/contract/certificates/delivery.ts'
import { HostClosed } from '../../../platform/http-client/host-address.ts'
import { OutsideFailure } from '../../../platform/http-client/outside-failure.ts'
import { RecipientRefused } from '../../../ports/mail/mail.ts'

/** Why a mail did not arrive; each is a refusal of the product, so that it has a text. */
export const mailTroubles = [
  'mail_bounced',
  'mail_refused',
  'mail_failed',
  'mail_unsure',
  'mail_not_configured',
  'mail_host_closed',
  'mailbox_refused',
  'mailbox_unreachable',
  'document_over',
] as const
export type MailTrouble = (typeof mailTroubles)[number]

export const isMailTrouble = (word: string): word is MailTrouble => (mailTroubles as readonly string[]).includes(word)

export interface Trouble {
  /** `later` is worth another try. */
  readonly state: 'later' | Extract<MailState, 'failed' | 'bounced'>
  readonly reason: MailTrouble
  /** The status code or text of the mail server. */
  readonly code: string
}

type Via = 'own' | 'school'

/** A connection that cannot be raised to TLS is a matter of host and port, not of the code. */
const isLoginRefused = ({ kind, code }: OutsideFailure) => kind === 'misconfigured' && code !== 'ETLS'

/** What a mailbox of somebody's own did wrong, as its owner may know it: refused or unreachable, and nothing of our network. */
export const mailboxTrouble = (error: OutsideFailure): MailTrouble => {
  if (error instanceof HostClosed) return 'mail_host_closed'
  return isLoginRefused(error) || error.kind === 'refused' ? 'mailbox_refused' : 'mailbox_unreachable'
}

/** What to do after an attempt that failed. Who set their own mailbox can mend it; that of the school may be mended meanwhile. */
export const troubleOf = (error: unknown, via: Via): Trouble => {
  if (!(error instanceof OutsideFailure)) return { state: 'later', reason: 'mail_failed', code: '' }
  const code = error.code ?? ''
  if (error instanceof RecipientRefused) return { state: 'bounced', reason: 'mail_bounced', code }
  if (error.kind === 'refused' && !(error instanceof HostClosed)) return { state: 'failed', reason: 'mail_refused', code }
  if (via === 'school') return { state: 'later', reason: 'mail_failed', code }
  const reason = mailboxTrouble(error)
  return { state: reason === 'mailbox_unreachable' ? 'later' : 'failed', reason, code }
}

/** The status of a line from all mails that brought its document: one that arrived is enough. */
export const statusOf = (states: readonly MailState[]): 'done' | 'to_send' | 'send_failed' => {
  if (states.includes('sent')) return 'done'
  return states.includes('queued') ? 'to_send' : 'send_failed'
}
