import type { KeyObject } from 'node:crypto'

export interface AlipaySettings {
  readonly appId: string
  readonly privateKey: KeyObject
  /** Of Alipay. */
  readonly publicKey: KeyObject
  readonly baseUrl?: string | undefined
  readonly now?: (() => Date) | undefined
  readonly timeoutMs?: number | undefined
}
