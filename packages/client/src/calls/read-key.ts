import { encryptKey } from '@campus/contract/transit/transit-key.ts'
import { outputIn, readAnswer } from './answer.ts'
import { outgoing, type Sender } from './outgoing.ts'
import type { Transport } from './transport.ts'

interface Asking {
  readonly sender: Sender
  readonly transport: Transport
  readonly signal?: AbortSignal | undefined
}

/** Reads the key that fields are sealed with, in the way the call itself goes. */
export const keyReader =
  ({ sender, transport, signal }: Asking) =>
  async () =>
    outputIn(encryptKey, await readAnswer(encryptKey, await transport(outgoing(encryptKey, {}, sender, {}), signal)))
