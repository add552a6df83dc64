import type { KeyObject } from 'node:crypto'

export interface WechatPaySettings {
  readonly appId: string
  readonly merchant: string
  /** Serial number of the merchant certificate, whose private key signs. */
  readonly certSerial: string
  readonly privateKey: KeyObject
  /** The API v3 key: opens notices and platform certificates. */
  readonly apiKey: string
  /** Of WeChat Pay; without it the platform certificates are fetched. */
  readonly publicKey?: { readonly id: string; readonly key: KeyObject } | undefined
  /** Notice address for refunds; without it they are only queried. */
  readonly refundNoticeUrl?: string | undefined
  /** For which scene money may be sent to people; without one it is not. */
  readonly payOut?: { readonly scene: string; readonly report: readonly (readonly [type: string, content: string])[] } | undefined
  readonly baseUrl?: string | undefined
  readonly now?: (() => Date) | undefined
  readonly timeoutMs?: number | undefined
}
