import { withPageLock } from '@campus/client/page-lock.ts'
import { heartbeat, heartbeatSeconds } from '@campus/contract/terminals/machine.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { readCredential, saveNonce } from './credential.ts'
import { sendWithCredential } from './send-with-credential.ts'

const sendHeartbeat = async () => {
  const credential = readCredential()
  if (!credential) return
  const { beat } = await sendWithCredential(
    heartbeat,
    { beat: credential.beat, version: packageJson.version, printer: null },
    { credential },
  )
  saveNonce(credential.token, beat)
}

/** Beats for a newer nonce than this one; it may have come meanwhile, in whichever window. */
export const renewNonce = (worn: string | null): Promise<void> =>
  withPageLock('campus.terminal.beat', async () => {
    if (readCredential()?.beat === worn) await sendHeartbeat()
  })

/** Says again and again that the screen lives; the next one leaves only when the one before has its answer. */
export const keepBeating = (): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWanted = true
  const goOn = () => {
    if (isWanted) timer = setTimeout(beat, heartbeatSeconds * 1000)
  }
  // A beat that found nobody is followed by the next; a credential that was shut is forgotten by the call itself.
  const beat = () => void renewNonce(readCredential()?.beat ?? null).then(goOn, goOn)
  beat()
  return () => {
    isWanted = false
    clearTimeout(timer)
  }
}
