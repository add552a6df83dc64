import type { Readable } from 'node:stream'

export interface Mail {
  readonly to: string
  readonly cc?: readonly string[]
  /** The provider's own sender when it is left out. */
  readonly from?: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments?: readonly { readonly name: string; readonly contentType: string; readonly content: Readable | Buffer }[]
}

export interface MailPort {
  /** Done when the next mail server has taken it; `refusedCopies` are the cc addresses that it would not take. */
  send(mail: Mail): Promise<{ readonly id: string; readonly refusedCopies: readonly string[] }>
  /** Tells whether mail could be sent now, without sending any. */
  check(): Promise<void>
  close(): void
}
