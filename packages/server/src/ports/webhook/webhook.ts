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
  /** What the receiver answered, success or not. Throws an `OutsideFailure` where it is not allowed or does not answer. */
  send(webhook: Webhook): Promise<{ readonly status: number }>
}
