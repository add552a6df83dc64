import { lostAfterSeconds } from '@campus/contract/terminals/machine.ts'
import type { NonceCheck } from '../../../http/auth.ts'
import { isSilent } from '../terminal/terminal-state.rules.ts'

interface Chain {
  readonly nonce: string | null
  readonly previous_nonce: string | null
}

/**
 * Each response gives the nonce for the next heartbeat. The previous nonce is valid, too, because its response may have been lost; then the
 * chain continues from there. Any other nonce means that the credential was copied.
 */
export const isKnownNonce = ({ nonce, previous_nonce }: Chain, given: string | null): boolean => given === nonce || given === previous_nonce

/**
 * Checks the nonce of any other call. The previous one is valid here as well, for calls in flight during a change.
 * A right one expires once the terminal counts as lost: a thief who copied it while the machine was off needs a heartbeat, too, and is detected.
 */
export const checkNonce = (chain: Chain & { readonly seen_at: Date | null }, given: string | undefined, now: Date): NonceCheck => {
  if (given === undefined || !isKnownNonce(chain, given)) return 'wrong'
  return isSilent(chain.seen_at, now, lostAfterSeconds) ? 'over' : 'good'
}
