import type { Readable } from 'node:stream'
import { OutsideFailure } from '../../platform/http-client/outside-failure.ts'

export interface Mail {
  readonly to: string
  readonly cc?: readonly string[]
  /** The provider's own sender when it is left out. */
  readonly from?: string
  /** In angle brackets; where it is left out the mail gets one when it leaves. */
  readonly messageId?: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments?: readonly { readonly name: string; readonly contentType: string; readonly content: Readable | Buffer }[]
}

/** Nobody has this address, or nobody there takes mail: another try is of no use, another address is. */
export class RecipientRefused extends OutsideFailure {}

export interface MailPort {
  /**
   * Done when the next mail server has taken it. `refusedCopies` are the cc addresses that it would not take;
   * with `isRecipientBusy` it took the copies alone and asks to come back for the recipient.
   */
  send(mail: Mail): Promise<{ readonly id: string; readonly refusedCopies: readonly string[]; readonly isRecipientBusy: boolean }>
  /** Checks whether mail could be sent now, without sending any. */
  check(): Promise<void>
  close(): void
}
