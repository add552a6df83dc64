import { setTimeout } from 'node:timers/promises'
import { heartbeat, heartbeatSeconds } from '@campus/contract/terminals/machine.ts'
import { asker } from '@campus/server/testing/ask.ts'

/** Printers say that they live until they are stopped: one that falls silent is lost, and prints nothing. */
export const keepBeating = async (url: string, tokens: readonly string[]) => {
  const words = new Map<string, string>()
  const printer = { state: 'idle' as const, reasons: [], sheetsLeft: null, tonerPercent: null, name: '' }
  const beat = async () => {
    for (const token of tokens) {
      const { data, msg } = await asker(url)(heartbeat, { beat: words.get(token) ?? null, version: '', printer }, { token })
      if (!data) throw new Error(msg)
      words.set(token, data.beat)
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
  return async () => {
    stopping.abort()
    await going
  }
}
