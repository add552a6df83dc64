import { openLiveSocket } from '@campus/client/events/live-socket.ts'
import { nonceNeededCode } from '@campus/contract/terminals/nonce.ts'
import type { Heartbeat } from './heartbeat.ts'
import { pausesOf } from './pace.ts'
import { ServerAway } from './server/failures.ts'
import type { Tools } from './tools.ts'
import type { WakeSignal } from './wake-signal.ts'

interface Listening {
  readonly serverUrl: string
  readonly token: string
  readonly wakeSignal: WakeSignal
  readonly heartbeat: Pick<Heartbeat, 'nonce' | 'renew' | 'onNonce'>
}

/** Hears at once when there is work; where that fails, the program still asks by itself. */
export const listenForJobs = ({ pace, signal }: Pick<Tools, 'pace' | 'signal'>, { serverUrl, token, wakeSignal, heartbeat }: Listening) => {
  const ended = Promise.withResolvers<void>()
  let nonce = ''
  /** The nonce that was said last, where the server wants a newer one. */
  let refused: string | undefined

  const obtainNonce = async () => {
    try {
      nonce = refused === undefined ? await heartbeat.nonce() : await heartbeat.renew(refused)
      refused = undefined
      return true
    } catch (error) {
      if (!(error instanceof ServerAway)) ended.reject(error)
      return false
    }
  }

  const live = openLiveSocket({
    base: () => serverUrl,
    greeting: () => ({ type: 'hello', token, beat: nonce }),
    prepare: obtainNonce,
    onMessage: (topic) => {
      // What came while nobody listened is asked for at once.
      if (topic === 'ready' || topic === 'job') wakeSignal.ring()
    },
    comesBack: (code) => {
      if (code === nonceNeededCode) refused = nonce
      return true
    },
    pauses: pausesOf(pace),
  })

  /** Until the signal ends it, or the credential opens nothing any more. */
  const run = async () => {
    signal.addEventListener('abort', () => ended.resolve(), { once: true })
    // It says hello again with each new nonce, or the server falls silent.
    const stopSaying = heartbeat.onNonce((next) => {
      nonce = next
      live.greet()
    })
    live.open()
    try {
      await ended.promise
    } finally {
      stopSaying()
      live.close()
    }
  }
  return { run, isListening: () => live.state() === 'open' }
}
