import { createHmac } from 'node:crypto'
import { askAddress } from '../../platform/http-client/ask-address.ts'
import { findHostAddress } from '../../platform/http-client/host-address.ts'
import { OutsideFailure } from '../../platform/http-client/outside-failure.ts'
import type { WebhookPort } from './webhook.ts'

interface Options {
  /** The hosts that may be called, as `host` or `host:port`. */
  readonly hosts: readonly string[]
  /** For receivers inside of the school's network. */
  readonly allowsPrivate: boolean
  /** Signs the body, so that the receiver knows who calls. */
  readonly secret: string
  readonly now: () => Date
}

const refused = (message: string) => new OutsideFailure('webhook', 'refused', message)

const addressOf = (url: string, hosts: readonly string[]): URL => {
  if (!URL.canParse(url)) throw refused('the address is not valid')
  const address = new URL(url)
  if (address.protocol !== 'https:' && address.protocol !== 'http:') throw refused('the address is not valid')
  if (address.username !== '' || address.password !== '') throw refused('the address carries a password')
  if (!hosts.includes(address.host) && !hosts.includes(address.hostname)) throw refused('the host is not allowed')
  return address
}

/** Signed with HMAC-SHA256 over time and body; follows no redirect. */
export const signedWebhooks = ({ hosts, allowsPrivate, secret, now }: Options): WebhookPort => ({
  async send(webhook) {
    const url = addressOf(webhook.url, hosts)
    const ip = await findHostAddress(url.hostname.replace(/^\[|\]$/g, ''), { allowsPrivate, provider: 'webhook' })
    const time = String(Math.floor(now().getTime() / 1000))
    const signature = createHmac('sha256', secret).update(`${time}.${webhook.body}`).digest('hex')
    const { status } = await askAddress(url, ip, {
      provider: 'webhook',
      method: webhook.method,
      body: webhook.body,
      headers: {
        ...webhook.headers,
        'idempotency-key': webhook.key,
        'x-campus-time': time,
        'x-campus-signature': `sha256=${signature}`,
      },
    })
    return { status }
  },
})
