import { Refusal } from '@campus/client/failures.ts'
import type { CampusServer } from './campus-server.ts'

interface Nonces {
  readonly nonce: () => Promise<string>
  /** A newer one than the one that was refused. */
  readonly renew: (refused: string) => Promise<string>
}

/** Every call carries the freshest nonce; where it was over, the terminal beats and tries once more. */
export const withNonce = ({ ask, download }: CampusServer, heartbeat: Nonces): CampusServer => {
  const carry = async <Value>(action: (nonce: string) => Promise<Value>): Promise<Value> => {
    const nonce = await heartbeat.nonce()
    try {
      return await action(nonce)
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'beat_needed')) throw error
      return action(await heartbeat.renew(nonce))
    }
  }
  return {
    ask: (call, given) => carry((nonce) => ask(call, given, nonce)),
    download: (call, given, file) => carry((nonce) => download(call, given, file, nonce)),
  }
}
