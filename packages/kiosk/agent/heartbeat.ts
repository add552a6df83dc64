import { setTimeout as wait } from 'node:timers/promises'
import { heartbeat } from '@campus/contract/terminals/machine.ts'
import { ServerAway } from './server/failures.ts'
import type { Tools } from './tools.ts'

/** Says again and again that this terminal lives and how its printer stands, until it may not. */
export const keepBeating = async ({ server, printer, state, log, pace, version, signal }: Tools) => {
  let isAway = false
  let known = ''
  while (!signal.aborted) {
    try {
      const look = await printer.look()
      const told = [look.state, ...look.reasons].join(', ')
      if (told !== known) log(`The printer: ${told}.`)
      known = told
      const { beat } = await server.ask(heartbeat, { beat: state.now().beat, version, printer: { ...look, reasons: [...look.reasons] } })
      // Written down before it is used: a word that was forgotten looks like a stolen credential.
      state.keepBeat(beat)
      if (isAway) log('The server is there again.')
      isAway = false
    } catch (error) {
      if (!(error instanceof ServerAway)) throw error
      if (!isAway) log(`${error.message} Trying again.`)
      isAway = true
    }
    await wait(pace.heartbeatMs, undefined, { signal })
  }
}
