import { accountPaths } from '@campus/contract/paths/account.ts'
import { findReturn, type OutsideReturn } from './outside-return.ts'

let arrived: OutsideReturn | undefined

/**
 * At the start of the app: takes what another service gave out of the address, so that it is neither shown, nor kept
 * in the history, nor sent again by a reload.
 */
export const takeOutsideReturn = (): void => {
  arrived = findReturn(window.location)
  if (arrived) window.history.replaceState(null, '', `/#${accountPaths.outside.address}`)
}

export const arrivedReturn = (): OutsideReturn | undefined => arrived
