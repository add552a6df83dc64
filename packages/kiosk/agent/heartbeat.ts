import { setTimeout as wait } from 'node:timers/promises'
import { heartbeat } from '@campus/contract/terminals/machine.ts'
import { ServerAway } from './server/failures.ts'
import type { Tools } from './tools.ts'

type Needed = Pick<Tools, 'server' | 'state' | 'log' | 'pace' | 'version' | 'signal'> & {
  readonly printer: Pick<Tools['printer'], 'readStatus'>
}

/** Says that this terminal lives and how its printer stands, and keeps the nonce that everything else it says has to carry. */
export const openHeartbeat = ({ server, printer, state, log, pace, version, signal }: Needed) => {
  const listeners = new Set<(nonce: string) => void>()
  let beating: Promise<string> | undefined
  let hasBeaten = false
  let known = ''

  const beat = async () => {
    const readStatus = await printer.readStatus()
    const reported = [readStatus.state, ...readStatus.reasons].join(', ')
    if (reported !== known) log(`The printer: ${reported}.`)
    known = reported
    const answer = await server.ask(heartbeat, {
      beat: state.now().beat,
      version,
      printer: { ...readStatus, reasons: [...readStatus.reasons] },
    })
    // Written down before it is used: a nonce that was forgotten looks like a stolen credential.
    state.saveNonce(answer.beat)
    hasBeaten = true
    for (const listener of listeners) listener(answer.beat)
    return answer.beat
  }

  /** One at a time: two at once would look like two machines. */
  const sendHeartbeat = () => {
    beating ??= beat().finally(() => {
      beating = undefined
    })
    return beating
  }

  return {
    /** The freshest nonce; before anything else the terminal has to say that it lives. */
    nonce: async () => (hasBeaten && state.now().beat) || sendHeartbeat(),
    /** A newer nonce than the one that was refused; it may have come meanwhile. */
    renew: async (refused: string) => {
      const { beat } = state.now()
      return beat !== null && beat !== refused ? beat : sendHeartbeat()
    },
    onNonce: (listener: (nonce: string) => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Again and again, until it may not. */
    keepBeating: async () => {
      let isAway = false
      while (!signal.aborted) {
        try {
          await sendHeartbeat()
          if (isAway) log('The server is there again.')
          isAway = false
        } catch (error) {
          if (!(error instanceof ServerAway)) throw error
          if (!isAway) log(`${error.message} Trying again.`)
          isAway = true
        }
        await wait(pace.heartbeatMs, undefined, { signal })
      }
    },
  }
}

export type Heartbeat = ReturnType<typeof openHeartbeat>
