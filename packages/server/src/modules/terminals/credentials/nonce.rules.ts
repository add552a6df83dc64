import { lostAfterSeconds } from '@campus/contract/terminals/machine.ts'
import type { NonceCheck } from '../../../http/auth.ts'
import { isSilent } from '../terminal/terminal-state.rules.ts'

interface Chain {
  readonly nonce: string | null
  readonly previous_nonce: string | null
}

/**
 * Each answer gives the word for the next heartbeat. The word before it is good, too, because its answer may have been lost; then the
 * chain goes on from there. Whoever still holds another word has shared the credential with somebody.
 */
export const isKnownNonce = ({ nonce, previous_nonce }: Chain, given: string | null): boolean => given === nonce || given === previous_nonce

/**
 * How the word fits that came with any other call. The one before is good here as well, for what was under way while the word turned.
 * A right one is over once the terminal counts as lost: whoever copied it while the machine was off has to beat, too, and is seen.
 */
export const checkNonce = (chain: Chain & { readonly seen_at: Date | null }, given: string | undefined, now: Date): NonceCheck => {
  if (given === undefined || !isKnownNonce(chain, given)) return 'wrong'
  return isSilent(chain.seen_at, now, lostAfterSeconds) ? 'over' : 'good'
}
