import { heartbeat, heartbeatSeconds } from '@campus/contract/terminals/machine.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { keepBeat, readCredential } from './credential.ts'
import { inTurn } from './only-window.ts'
import { send } from './send.ts'

const beatOnce = () =>
  inTurn(async () => {
    const credential = readCredential()
    if (!credential) return
    const { beat } = await send(heartbeat, { beat: credential.beat, version: packageJson.version, printer: null })
    keepBeat(credential.token, beat)
  })

/** Says again and again that the screen lives; the next one leaves only when the one before has its answer. */
export const keepBeating = (): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWanted = true
  const goOn = () => {
    if (isWanted) timer = setTimeout(beat, heartbeatSeconds * 1000)
  }
  // A beat that found nobody is followed by the next; a credential that was shut is forgotten by the call itself.
  const beat = () => void beatOnce().then(goOn, goOn)
  beat()
  return () => {
    isWanted = false
    clearTimeout(timer)
  }
}
