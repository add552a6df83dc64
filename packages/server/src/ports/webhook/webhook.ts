/** A call of another system, as a process of the office makes it. */
interface Webhook {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** The same for every try, so that the receiver does it once. */
  readonly key: string
}

export interface WebhookPort {
  /** Throws an `OutsideFailure` where the receiver is not allowed, not there, or answers anything but success. */
  send(webhook: Webhook): Promise<{ readonly status: number }>
}
