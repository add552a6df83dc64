import { setTimeout } from 'node:timers/promises'
import { heartbeat, heartbeatSeconds } from '@campus/contract/terminals/machine.ts'
import { asker } from '@campus/server/testing/ask.ts'
import { rememberMachine } from '@campus/server/testing/machine-nonces.ts'

/** The nonce of the last heartbeat of each machine, by its credential; null before the first. */
export type Nonces = Readonly<Record<string, string | null>>

/** Machines say that they live until they are stopped: one that falls silent is lost, and prints nothing. Stopping tells their last nonces. */
export const keepBeating = async (url: string, before: Nonces) => {
  const nonces = new Map(Object.entries(before))
  for (const [token, nonce] of nonces) rememberMachine(url, token, nonce)
  const printer = { state: 'idle' as const, reasons: [], sheetsLeft: null, tonerPercent: null, name: '' }
  const beat = async () => {
    for (const [token, nonce] of nonces) {
      const { data, msg } = await asker(url)(heartbeat, { beat: nonce, version: '', printer }, { token })
      if (!data) throw new Error(msg)
      nonces.set(token, data.beat)
    }
  }
  const stopping = new AbortController()
  const goOn = async () => {
    while (!stopping.signal.aborted) {
      await setTimeout(heartbeatSeconds * 1000, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (!stopping.signal.aborted) await beat()
    }
  }
  await beat()
  const going = goOn()
  return async (): Promise<Nonces> => {
    stopping.abort()
    await going
    return Object.fromEntries(nonces)
  }
}
