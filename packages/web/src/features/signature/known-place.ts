import { safeReturn } from '../../navigation/address.ts'
import { findScreen } from '../../navigation/registry.ts'

/** The screen that a signature is for, where the address names one of ours. */
export const knownPlace = (address: string | undefined) => safeReturn(address, (place) => findScreen(place) !== undefined)
